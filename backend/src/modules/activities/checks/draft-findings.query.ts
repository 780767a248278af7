import { draftFindings, type StoredOther } from '@lichen/contracts/activities/checks/draft-findings';
import { ROW_FINDING_KINDS } from '@lichen/contracts/activities/checks/row-finding-kinds';
import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { answering } from '../../../platform/engine/module-questions';
import { boughtAboveRevenueOf } from './bought-and-sold.query';
import { type CheckSubject, subjectOf, withRequestedMark } from './check-subject';
import type { CheckSources } from './check-subject.query';
import { findingsOf } from './checks';
import { dismissedFindings } from './dismissed-findings.query';
import type { DetectedFinding } from './finding';
import { relatedRecords } from './related/related-records.query';
import { unlikelyDaysOf } from './unlikely-days.query';
import { withoutCountry } from './without-country';

const otherOf = ({ id, type, from, to }: CheckSubject): StoredOther => ({ entity: type, id, from, to });

const isActivity = (name: string): name is ActivityType => Object.hasOwn(ACTIVITY_TYPES, name);

/** Answers with the findings about activities that another module is about to write. */
export const answeredDrafts = ({ types, rates }: CheckSources) =>
  answering(draftFindings, async ({ entity, records }, { read, context }) => {
    if (!isActivity(entity)) return [];
    const subjects = records.flatMap((each) => subjectOf(entity, String(each['_id']), each) ?? []);
    if (subjects.length === 0) return [];
    const near = await relatedRecords(read, types, subjects);
    const asked = subjects.map(withRequestedMark);
    const cases: DetectedFinding[] = [
      ...findingsOf([...near, ...asked], ROW_FINDING_KINDS),
      ...(await boughtAboveRevenueOf({ read, types, rates }, asked)),
      ...(await unlikelyDaysOf(read, subjects, context.today)),
      ...withoutCountry(subjects),
    ];
    const dismissed = await dismissedFindings(read);
    const ids = new Set(subjects.map(({ id }) => id));
    return cases
      .filter(({ key }) => !dismissed.has(key))
      .flatMap(({ kind, record, others }) => {
        const all = [record, ...others];
        const stored = all.filter(({ id }) => !ids.has(id)).map(otherOf);
        return all.flatMap(({ id }) => (ids.has(id) ? [{ kind, id, others: stored }] : []));
      });
  });
