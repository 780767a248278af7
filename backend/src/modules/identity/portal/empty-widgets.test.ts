import { forbidden } from '@lichen/contracts/api/problems';
import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { markEmptyWidgets } from './empty-widgets';

const widget = (id: string, shows?: string) => ({
  ...{ slot: 'dashboard.main', id, title: id, expose: `./${id}`, order: 1, preload: [] },
  ...(shows ? { shows } : {}),
});

const remote = (...widgets: object[]) => ({ name: 'mf-some', widgets }) as unknown as PortalRemote;

describe('widgets that show one list', () => {
  it.each([
    ['an empty list', { list: [], total: 0, count: 0 }, true],
    ['a list with something in it', { list: [{}], total: 1, count: 1 }, undefined],
    ['an answer that is no list', { ok: true }, undefined],
  ])('%s', async (_what, answer, empty) => {
    const [marked] = await markEmptyWidgets([remote(widget('a', 'pinned_charts'))], async () => answer);
    expect(marked?.widgets[0]?.empty).toBe(empty);
  });

  it('shows none whose list this person may not ask for', async () => {
    const refuse = async () => {
      throw forbidden('Not authorised');
    };
    const [marked] = await markEmptyWidgets([remote(widget('a', 'partner_demand_status'))], refuse);
    expect(marked?.widgets[0]?.empty).toBe(true);
  });

  it('leaves a widget alone whose list cannot be asked here, and those that show no list', async () => {
    const asked: string[] = [];
    const ask = async (call: string) => {
      asked.push(call);
      throw new Error('not answered by this process');
    };
    const before = [remote(widget('a', 'pinned_charts'), widget('b')), remote(widget('c', 'pinned_charts'))];
    expect(await markEmptyWidgets(before, ask)).toEqual(before);
    expect(asked).toEqual(['pinned_charts']);
  });
});
