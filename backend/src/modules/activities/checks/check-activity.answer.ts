import { checkActivity, FINDING_KIND_NAMES } from '@lichen/contracts/activities/checks.call';
import { notFound } from '@lichen/contracts/problems';
import { parseDraft } from '@lichen/contracts/schema';
import { answer } from '../../../platform/module';
import { type Case, DRAFT, findingOf } from './case';
import { type Checked, checkedOf } from './checked';
import type { Types } from './checked.reader';
import { casesOf } from './checks';
import { dismissedCases } from './dismissed.reader';
import { neighboursOf } from './neighbours.reader';
import { figureCasesOf } from './stored-figures.reader';

const concerns = (id: string) => (found: Case) =>
  found.record.id === id || found.others.some((other) => other.id === id);

/** Seen from the activity that is asked about, whichever record of the case came first. */
const seenFrom = (record: Checked) => (found: Case) =>
  findingOf({ ...found, record, others: [found.record, ...found.others].filter(({ id }) => id !== record.id) });

/** What is odd about one activity, as it is stored or as it is typed. */
export const checkActivityCall = (types: Types) =>
  answer(checkActivity, async ({ input, read }) => {
    const entity = types.get(input.activity_type)?.entity;
    if (!entity) throw notFound();
    const id = input.id ?? DRAFT;
    const stored = input.id ? await read(entity).get(input.id) : {};
    const values = input.draft ? parseDraft(entity, input.draft).values : {};
    const whole: Readonly<Record<string, unknown>> = { ...stored, ...values };
    const record = checkedOf(input.activity_type, id, whole);
    if (!record) return { list: [], total: 0, count: 0 };
    const isApplied = whole['applied'] !== false;
    const beside = (input.beside ?? []).flatMap((draft, at) => {
      const other = parseDraft(entity, draft).values;
      return other['applied'] === false ? [] : (checkedOf(input.activity_type, `${DRAFT} ${at}`, other) ?? []);
    });
    const near = isApplied ? [...(await neighboursOf(read, types, record)), ...beside, record] : [];
    const cases = casesOf(near, FINDING_KIND_NAMES);
    const own = input.draft ? [] : await figureCasesOf(read, id);
    const dismissed = await dismissedCases(read);
    const open = [...cases.filter(concerns(id)), ...own].filter(({ key }) => !dismissed.has(key));
    const list = open.map(seenFrom(record));
    return { list, total: list.length, count: list.length };
  });
