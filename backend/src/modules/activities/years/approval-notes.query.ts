import { APPROVED_YEAR_TEXTS as TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import type { Said } from '@lichen/contracts/text/said';
import type { Read } from '../../../platform/engine/rules';
import type { Company, Year } from './kept-change.rules';
import { namesOfPeople } from './names-of-people.query';

/** Says who approved a year and when, and what becomes of a change. */
export async function approvalNotes(
  read: Read,
  { approvers, approved_by, approved_on }: Year,
  company: Company,
): Promise<Said[]> {
  const people = approvers?.map((each) => each.by) ?? (approved_by === null ? [] : [approved_by]);
  const names = await namesOfPeople(read, people);
  const by = people.map((email) => names.get(email) ?? email).join(', ');
  const isReopened = company.approved_year_changes === 'reopen';
  return [
    ...(approved_on === null
      ? []
      : [{ words: TEXTS.approvedBy, params: { on: { moment: approved_on }, by: { text: by } } }]),
    { words: isReopened ? TEXTS.reopen : TEXTS.mark },
    ...(company.year_approvals === 'two' ? [{ words: TEXTS.again }] : []),
  ];
}
