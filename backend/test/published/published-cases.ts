import { type Body, type Case, citedDrafts, type Places } from './published-drafts';
import { usedFigures } from './used-figures';
import type { World } from '../world';

type Drafts = ReturnType<typeof citedDrafts>;
/**
 * A published sum in kg, and the allowed difference from it: half of its last printed digit or, where the publisher
 * rounded the factor first, half of the factor's last digit times the amount.
 */
export type Printed = readonly [
  says: string,
  entity: string,
  draft: () => Body,
  figures: Readonly<Record<string, number>>,
  within: number,
];

/** Defines tests for cited cases on one portal, which starts before the first and stops after the last. */
export function citedCases(places: Places, tableYear: number, prepare: (drafts: Drafts) => Promise<void>) {
  const drafts = citedDrafts(places, tableYear);
  const { made, bought } = drafts;
  let world: World;
  beforeAll(async () => {
    world = await drafts.start();
    await prepare(drafts);
  }, 60_000);
  afterAll(() => world.stop());

  /** Figures of an activity that is created through the API. */
  const figuresOf = async (entity: string, draft: () => Body) => usedFigures(world, await made(entity, draft()));

  return {
    ...drafts,
    figuresOf,
    setAccount: (change: Body) => world.admin.send('PATCH', 'account', change),
    sent: (entity: string, draft: () => Body) => world.admin.send('POST', entity, draft()),
    /** Spent at a new supplier, so that no annual return replaces the factor. */
    spentFigures: async (amount: number, currency: string, year: number, spend_category: string) => {
      const partner_id = await made('partners', { name: `Seller ${currency} ${year} ${spend_category}`, currency });
      return figuresOf('purchased_goods_activitys', bought(amount, currency, year, { spend_category, partner_id }));
    },
    compare: (cases: readonly Case[]) =>
      it.each(cases)('%s: %s', async (_, entity, draft, figures) => {
        expect(await figuresOf(entity, draft)).toMatchObject(figures);
      }),
    meet: (cases: readonly Printed[]) =>
      it.each(cases)('%s', async (_, entity, draft, figures, within) => {
        const found = await figuresOf(entity, draft);
        for (const [component, kg] of Object.entries(figures))
          expect(Math.abs(Number(found[component]) - kg)).toBeLessThanOrEqual(within);
      }),
  };
}
