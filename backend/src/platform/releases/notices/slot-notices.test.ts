import type { Release } from '@lichen/contracts/portal/release';
import { slotNotices, slotsShownBy } from './slot-notices';

const of = (name: string, ...slots: string[]) =>
  ({ name, version: '1.0.0', widgets: slots.map((slot) => ({ slot })) }) as unknown as Release;

const shown = slotsShownBy(['r(S,{name:"document.viewer",props:p})', "h('document.pdf')", 'x={name:`document.list`}']);
const noOthers = { others: [], before: undefined, waiting: [] };

it('finds the slots that code names, and no other words', () => {
  expect(shown).toEqual(['document.viewer', 'document.list']);
});

it('names a slot that nothing live fills, and what is stored and would', () => {
  const others = [of('mf-docs', 'document.list')];
  const waiting = [of('mf-docs', 'document.list', 'document.viewer')];
  expect(slotNotices(of('mf-compliance'), shown, { ...noOthers, others, waiting })).toEqual([
    'mf-compliance 1.0.0 shows the slot document.viewer, which nothing that is live fills; release mf-docs 1.0.0 first, it is stored and fills it',
  ]);
  expect(slotNotices(of('mf-compliance'), shown, { ...noOthers, others })).toEqual([
    'mf-compliance 1.0.0 shows the slot document.viewer, which nothing that is live fills',
  ]);
});

it('says nothing of what the release fills itself, or another one', () => {
  const others = [of('mf-docs', 'document.list')];
  expect(slotNotices(of('mf-compliance', 'document.viewer'), shown, { ...noOthers, others })).toEqual([]);
});

it('names a slot that a release leaves empty', () => {
  const before = of('mf-docs', 'document.list', 'partner.docs');
  expect(slotNotices(of('mf-docs', 'document.list'), [], { ...noOthers, before })).toEqual([
    'mf-docs 1.0.0 no longer fills the slot partner.docs, and nothing else does',
  ]);
  expect(slotNotices(of('mf-docs'), [], { ...noOthers, before, others: [before] })).toEqual([]);
});
