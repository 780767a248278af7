import {
  ANSWERS_BY_TAB,
  type AnswersTab,
  companyAnswers,
} from '@lichen/contracts/business/company/company-answers.entity';
import type { Overrides } from '@lichen/kit';
import { SingletonForm } from '../SingletonForm';

/** Least and most lines of a text area. */
const ROWS = [4, 8] as const;

/** The questions of one tab, saved together. Clearing an answer makes the question unanswered again. */
function Answers({ tab }: { tab: AnswersTab }) {
  const fields = ANSWERS_BY_TAB[tab];
  const overrides: Overrides = Object.fromEntries(
    fields.map((name) => [name, { rows: ROWS, hint: 'At most 5,000 characters' }]),
  );
  return <SingletonForm entity={companyAnswers} layout={[{ fields, columns: 1 }]} overrides={overrides} />;
}

export const MissionTab = () => <Answers tab="mission" />;
export const StaffPoliciesTab = () => <Answers tab="staff_policies" />;
export const StrategyTab = () => <Answers tab="strategy" />;
export const WasteContractsTab = () => <Answers tab="waste_contracts" />;
