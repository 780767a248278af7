import { type CompetingRow, type StoredRow, supersession } from './effective-calculations';

const fresh = (id: string, hash: string, over: Partial<CompetingRow> = {}): CompetingRow => ({
  _id: id,
  component: 'direct',
  scope2_basis: 'location',
  used: true,
  input_hash: hash,
  ...over,
});
const stored = (id: string, hash: string | null, over: Partial<StoredRow> = {}): StoredRow => ({
  ...fresh(id, hash ?? ''),
  input_hash: hash,
  engine_version: '2.0.0',
  superseded_by: null,
  ...over,
});

describe('supersession', () => {
  it('keeps the rows of an equal result', () => {
    const { insert, supersede, keep } = supersession([fresh('new', 'a')], [stored('old', 'a')], true);

    expect([insert, supersede, keep.map(({ _id }) => _id)]).toEqual([[], [], ['old']]);
  });

  it('supersedes the rows of another result and never rewrites them', () => {
    const { insert, supersede } = supersession([fresh('new', 'b')], [stored('old', 'a')], true);

    expect(insert.map(({ _id, used }) => [_id, used])).toEqual([['new', true]]);
    expect(supersede.map(({ row, by }) => [row._id, by])).toEqual([['old', 'new']]);
  });

  it('leaves a row that a person chose in use', () => {
    const manual = stored('manual', null, { engine_version: null });
    const { insert, keep } = supersession([fresh('new', 'b')], [stored('old', 'a', { used: false }), manual], true);

    expect(insert.map(({ used }) => used)).toEqual([false]);
    expect(keep.map(({ _id }) => _id)).toEqual(['manual']);
  });

  it('counts nothing of an activity that is not applied', () => {
    const manual = stored('manual', null, { engine_version: null });
    const { release, keep } = supersession([fresh('new', 'a', { used: false })], [manual], false);

    expect([release.map(({ _id }) => _id), keep]).toEqual([['manual'], []]);
  });

  it('gives a component that is gone the first new row as successor', () => {
    const lost = stored('wtt', 'x', { component: 'wtt', scope2_basis: null });
    const { supersede } = supersession([fresh('new', 'b')], [stored('old', 'a'), lost], true);

    expect(supersede.map(({ row, by }) => [row._id, by])).toEqual([
      ['old', 'new'],
      ['wtt', 'new'],
    ]);
  });
});
