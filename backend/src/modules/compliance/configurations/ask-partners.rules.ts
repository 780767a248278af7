import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { partner } from '@lichen/contracts/compliance/partner.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Context, Read } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { askedOf, BLANK, type Demand, keyOf } from '../demands/demand.rules';
import { type Configuration, type LookedAt, plannedOf } from './planned-of';

type Stored = RecordOf<Entity>;
type Partner = RecordOf<typeof partner>;

const pair = (partner_id: string, other: string): string => `${partner_id} ${other}`;

/** Demands of some partners: those created by the given configurations, and the partners' own. */
export interface Standings {
  readonly asked: ReadonlyMap<string, Demand>;
  /** Ids of the partners' own demands, by partner and by what is demanded. */
  readonly own: ReadonlyMap<string, string>;
}

type AskedSurvey = Pick<RecordOf<typeof survey>, '_id' | 'survey_name' | 'version_hash'>;

/** Reads the demands of some partners that configurations have to know. */
export async function standingsOf(
  read: Read,
  configurations: readonly Configuration[],
  partnerIds: readonly string[],
): Promise<Standings> {
  const partner_id = { in: partnerIds };
  const config_id = { in: configurations.map(({ _id }) => _id) };
  const types = configurations.filter((each) => each.partner_override).map((each) => each.demand_type_id);
  const asked = await read(demand).list({ where: { partner_id, config_id } });
  const where = { partner_id, partner_level: 1, demand_type_id: { in: types } };
  const names = ['_id', 'partner_id', 'demand_type_id', 'survey_type_id'] as const;
  const own = types.length > 0 ? await read(demand).part(names, { where }) : [];
  return {
    asked: new Map(asked.map((each) => [pair(each.partner_id, each.config_id ?? ''), each])),
    own: new Map(own.map((each) => [pair(each.partner_id, askedOf(each)), each._id])),
  };
}

/**
 * Returns what a configuration does with a partner, its demand of the partner, and the id of the partner's own demand.
 */
export const plannedAmong = ({ asked, own }: Standings, configuration: Configuration, one: LookedAt) => {
  const standing = asked.get(pair(one._id, configuration._id));
  const ownId = own.get(pair(one._id, askedOf(configuration)));
  return { standing, ownId, planned: plannedOf(configuration, one, { standing, hasOwn: ownId !== undefined }) };
};

/** Returns the current surveys of the configurations, by id. */
async function surveysOf(
  read: Read,
  configurations: readonly Configuration[],
): Promise<ReadonlyMap<string, AskedSurvey>> {
  const ids = configurations.flatMap(({ survey_type_id }) => survey_type_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await read(survey).part(['_id', 'survey_name', 'version_hash'], { where: { id: { in: ids } } });
  return new Map(found.map((each) => [each._id, each]));
}

interface Fresh {
  readonly partner_id: string;
  readonly overridden: boolean;
  readonly asked: AskedSurvey | undefined;
}

function freshDemand(configuration: Configuration, { partner_id, overridden, asked }: Fresh, context: Context): Stored {
  const { demand_type_id, survey_type_id, mandatory, frequency, requires_review, _id: config_id } = configuration;
  const asks = { partner_id, demand_type_id, survey_type_id, mandatory, frequency, requires_review, config_id };
  const version = { survey_hash: asked?.version_hash ?? null, survey_name: asked?.survey_name ?? null };
  const row = { ...newRow(context), _id: context.newId(), ...asks, ...version, ...BLANK };
  return { ...row, overridden, partner_level: false, demand_key: keyOf(asks) } as unknown as Stored;
}

/** States of submissions that move to the demand that replaces theirs. */
const LIVE = ['for_review', 'submitted', 'accepted'];

async function moveSubmissions(unit: UnitOfWork, moves: ReadonlyMap<string, string>): Promise<void> {
  if (moves.size === 0) return;
  const where = { demand_id: { in: [...moves.keys()] }, status: { in: LIVE } };
  const found = await unit.records(submission).list({ where });
  await unit.apply(
    found.map((record) => ({
      ...{ kind: 'update', entity: submission, record: record as unknown as Stored },
      changes: { demand_id: moves.get(record.demand_id) },
    })),
  );
}

const LEFT = { status: 'withdrawn', left_config: true, withdrawal_reason: CONFIGURATION_TEXTS.noLongerFits };
const REJOINED = { status: 'new', left_config: false, withdrawn_on: null, withdrawal_reason: null };

/**
 * Synchronises the demands of active configurations with some partners: every matching partner gets one demand, a
 * partner that no longer matches has it withdrawn, and a partner's own demand replaces it if the configuration allows
 * that. Depends on the rows only, so it may be repeated.
 */
export async function askPartners(
  unit: UnitOfWork,
  context: Context,
  configurations: readonly Configuration[],
  partners: readonly Partner[],
): Promise<void> {
  if (configurations.length === 0 || partners.length === 0) return;
  const ids = partners.map(({ _id }) => _id);
  const standings = await standingsOf(unit.read, configurations, ids);
  const surveys = await surveysOf(unit.read, configurations);
  const fresh: Stored[] = [];
  const updates = new Map<string, { record: Stored; changes: Record<string, unknown> }[]>();
  const moves = new Map<string, string>();
  const change = (event: string, record: Demand, changes: Record<string, unknown>) =>
    getOrInsertComputed(updates, event, (): { record: Stored; changes: Record<string, unknown> }[] => []).push({
      record: record as unknown as Stored,
      changes,
    });
  for (const configuration of configurations)
    for (const one of partners) {
      const { standing, ownId, planned } = plannedAmong(standings, configuration, one);
      const isReplaced = planned === 'replaced';
      if (!standing) {
        if (planned === 'ask' || isReplaced) {
          const asked = surveys.get(configuration.survey_type_id ?? '');
          fresh.push(freshDemand(configuration, { partner_id: one._id, overridden: isReplaced, asked }, context));
        }
        continue;
      }
      if (planned === 'withdraw') change('leave', standing, { ...LEFT, withdrawn_on: context.now });
      else if (isReplaced && !standing.overridden) {
        change('override', standing, { ...(standing.left_config ? REJOINED : {}), overridden: true });
        if (ownId !== undefined) moves.set(standing._id, ownId);
      } else if (planned === 'ask' && standing.left_config)
        change('rejoin', standing, { ...REJOINED, overridden: false });
      else if (planned === 'ask' && standing.overridden) change('stand', standing, { overridden: false });
    }
  if (fresh.length > 0) await unit.insertAll(demand, fresh, 'create');
  for (const [event, some] of updates) await unit.updateAll(demand, some, event);
  await moveSubmissions(unit, moves);
}
