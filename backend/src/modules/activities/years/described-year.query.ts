import { APPROVED_YEAR_TEXTS as TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import { restsOnYear } from '@lichen/contracts/activities/years/rests-on-year';
import type { Touched } from '@lichen/contracts/api/reason';
import type { Said } from '@lichen/contracts/text/said';
import type { AskModules } from '../../../platform/engine/module-questions';
import type { Context, Read } from '../../../platform/engine/rules';
import type { Sums } from '../../../platform/store/scoped-sums';
import type { Company, Year } from './kept-change.rules';
import { namesOfPeople } from './people/names-of-people.query';

export interface Asking {
  readonly read: Read;
  readonly context: Context;
  readonly ask: AskModules;
  readonly sums: Sums;
  readonly company: Company;
}

/** Says who approved a year and when, and what becomes of a change. */
async function approvalNotes(
  read: Read,
  { approvers, approved_by, approved_on }: Year,
  company: Company,
  leavesRows: boolean,
): Promise<Said[]> {
  const people = approvers?.map((each) => each.by) ?? (approved_by === null ? [] : [approved_by]);
  const names = await namesOfPeople(read, people);
  const by = people.map((email) => names.get(email) ?? email).join(', ');
  const isReopened = company.approved_year_changes === 'reopen';
  const kept = leavesRows ? TEXTS.kept : TEXTS.mark;
  return [
    ...(approved_on === null
      ? []
      : [{ words: TEXTS.approvedBy, params: { on: { moment: approved_on }, by: { text: by } } }]),
    { words: isReopened ? TEXTS.reopen : kept },
    ...(company.year_approvals === 'two' || people.length > 1 ? [{ words: TEXTS.again }] : []),
  ];
}

interface Described extends Required<Pick<Touched, 'notes' | 'amounts' | 'figures'>> {
  /** True for a change that no seal covers, after which the year is as approved. */
  readonly leavesRows?: boolean;
}

/** Describes an approved year for the question for a reason, with what a change does to it. */
export async function describedYear(
  asking: Asking,
  record: Year,
  { notes, amounts, figures, leavesRows = false }: Described,
): Promise<Touched> {
  const { year } = record;
  const { answers: links, isComplete } = await asking.ask(restsOnYear, { year }, asking);
  const incomplete = isComplete ? [] : [{ words: TEXTS.restsIncomplete }];
  return {
    title: { words: TEXTS.title, params: { year: { text: String(year) } } },
    notes: [...(await approvalNotes(asking.read, record, asking.company, leavesRows)), ...notes, ...incomplete],
    amounts,
    figures,
    links,
  };
}
