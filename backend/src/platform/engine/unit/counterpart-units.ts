import { allEnded } from '../../async/all-ended';
import type { Counterpart } from '../../connections/counterpart';
import { expectIssued } from '../../connections/counterpart';
import type { Context } from '../rules';
import type { FinishedChanges, UnitOfWork } from './unit-of-work';

/** User id under which acts of a connected company are recorded. */
export const CONNECTED = 'connection';

/** Context of an act in another company's rows. That company does not know the person, so it only gets a name. */
const actingFor = (context: Context, companyId: string, actor: string): Context => ({
  ...context,
  ...{ companyId, userId: CONNECTED, email: actor, roles: [], modules: [], evidence: undefined },
});

/** Returns the units of other companies in one transaction; each company's unit is opened once. */
export function counterpartUnits(context: Context, open: (context: Context) => UnitOfWork) {
  const opened = new Map<string, UnitOfWork>();
  return {
    across: (other: Counterpart, actor: string): UnitOfWork => {
      expectIssued(other);
      const { companyId } = other;
      const unit = opened.get(companyId) ?? open(actingFor(context, companyId, actor));
      opened.set(companyId, unit);
      return unit;
    },
    finish: async (along: FinishedChanges): Promise<void> => {
      // Concurrently, so that the statements of all companies are sent together.
      await allEnded([...opened.values()].map((unit) => unit.follow()));
      for (const unit of opened.values()) await unit.finish(along);
    },
    heard: () => [...opened.values()].flatMap((unit) => unit.heard()),
  };
}
