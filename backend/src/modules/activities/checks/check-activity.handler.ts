import { checkActivities, checkActivity, FINDING_KIND_NAMES } from '@lichen/contracts/activities/checks/checks.call';
import { notFound } from '@lichen/contracts/api/problems';
import { parseDraft } from '@lichen/contracts/entity/schema';
import { handler } from '../../../platform/module';
import { type DetectedFinding, findingOf } from './finding';
import { DRAFT } from './remedies';
import { asStored, type CheckSubject, subjectOf, withRequestedMark } from './check-subject';
import type { CheckSources, Types } from './check-subject.query';
import { findingsOf } from './checks';
import { boughtAboveRevenueOf } from './bought-and-sold.query';
import { dismissedFindings } from './dismissed-findings.query';
import { relatedRecords } from './related/related-records.query';
import { withoutCountry } from './without-country';
import { unlikelyDaysOf } from './unlikely-days.query';
import { figureFindingsOf } from './figures/stored-figures.query';

const concerns = (id: string) => (found: DetectedFinding) =>
  found.record.id === id || found.others.some((other) => other.id === id);

/** Returns the finding with the requested activity as its main record. */
const seenFrom = (record: CheckSubject) => (found: DetectedFinding) =>
  findingOf({ ...found, record, others: [found.record, ...found.others].filter(({ id }) => id !== record.id) });

const entityOf = (types: Types, type: string) => {
  const entity = types.get(type)?.entity;
  if (!entity) throw notFound();
  return entity;
};

/** Tells whether the activity is applied; others cover no month and double-count nothing. */
const isApplied = (values: Readonly<Record<string, unknown>>) => values['applied'] !== false;

/** Returns findings about one activity, stored or being typed. */
export const checkActivityCall = ({ types, rates }: CheckSources) =>
  handler(checkActivity, async ({ input, read, context }) => {
    const entity = entityOf(types, input.activity_type);
    const id = input.id ?? DRAFT;
    const stored = input.id ? await read(entity).get(input.id) : {};
    const values = input.draft ? parseDraft(entity, input.draft).values : {};
    const whole: Readonly<Record<string, unknown>> = { ...stored, ...values };
    const record = subjectOf(input.activity_type, id, input.draft ? asStored(input.activity_type, whole) : whole);
    if (!record) return { list: [], total: 0, count: 0 };
    const asked = isApplied(whole) ? [withRequestedMark(record)] : [];
    const near = isApplied(whole) ? [...(await relatedRecords(read, types, [record])), ...asked] : [];
    const sold = await boughtAboveRevenueOf({ read, types, rates }, asked);
    const cases = [...findingsOf(near, FINDING_KIND_NAMES), ...sold];
    const days = await unlikelyDaysOf(read, isApplied(whole) ? [record] : [], context.today);
    const own = [...days, ...(input.draft ? withoutCountry([record]) : await figureFindingsOf(read, id))];
    const dismissed = await dismissedFindings(read);
    const open = [...cases.filter(concerns(id)), ...own].filter(({ key }) => !dismissed.has(key));
    const list = open.map(seenFrom(record));
    return { list, total: list.length, count: list.length };
  });

/** Checks many rows of a table being typed, with few queries for all of them. */
export const checkActivitiesCall = ({ types, rates }: CheckSources) =>
  handler(checkActivities, async ({ input: { activity_type, fields, rows, about }, read, context }) => {
    const entity = entityOf(types, activity_type);
    const records = rows.map((row, at) => {
      const draft = Object.fromEntries(
        fields.flatMap((name, place) => ((row[place] ?? null) === null ? [] : [[name, row[place]]])),
      );
      const { values } = parseDraft(entity, draft);
      return isApplied(values) ? subjectOf(activity_type, `${DRAFT} ${at}`, asStored(activity_type, values)) : null;
    });
    const typed = records.filter((record) => record !== null);
    const looked = new Set(about.flatMap((at) => records[at] ?? []));
    const near = await relatedRecords(read, types, [...looked]);
    const named = typed.map((record) => (looked.has(record) ? withRequestedMark(record) : record));
    const days = await unlikelyDaysOf(read, [...looked], context.today);
    const sold = await boughtAboveRevenueOf({ read, types, rates }, named);
    const compared = findingsOf([...near, ...named], FINDING_KIND_NAMES);
    const cases = [...compared, ...sold, ...days, ...withoutCountry([...looked])];
    const dismissed = await dismissedFindings(read);
    const open = cases.filter(({ key }) => !dismissed.has(key));
    const list = about.map((row) => {
      const record = records[row];
      return { row, findings: record ? open.filter(concerns(record.id)).map(seenFrom(record)) : [] };
    });
    return { list, total: list.length, count: list.length };
  });
