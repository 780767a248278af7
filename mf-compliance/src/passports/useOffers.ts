import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { DOCUMENT_DEMANDS } from '@lichen/contracts/compliance/demands/demand-words';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { PASSPORT_MOST } from '@lichen/contracts/compliance/passports/issue-passport.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_SUBSCRIPTIONS } from '@lichen/contracts/docs/doc-access';
import { useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import type { ProofOffer } from './ChosenProof';

/** Loads the records that can be part of a passport, from the areas the company subscribes to. */
export function useOffers() {
  const t = useT();
  const format = useFormat();
  const { account, may } = usePortal();
  const hasDocs = may(doc.allow.list) && DOC_SUBSCRIPTIONS.some((module) => account.modules.includes(module));
  const docs = useRecords(
    doc,
    { demand_type_id: Object.keys(DOCUMENT_DEMANDS), limit: PASSPORT_MOST.docs },
    { enabled: hasDocs },
  );
  const sheets = useRecords(surveyAnswers, { status: 'submitted', limit: PASSPORT_MOST.answers });
  const hasYears = account.modules.includes('activities');
  const years = useRecords(inventoryYear, { state: 'approved', limit: PASSPORT_MOST.years }, { enabled: hasYears });
  const offers = {
    docs: (docs.data?.list ?? []).flatMap(({ _id, name, contents, doc_ids, expiry_date }): ProofOffer[] => {
      const type = DOCUMENT_DEMANDS[doc_ids?.find((id) => DOCUMENT_DEMANDS[id]) ?? ''];
      if (!contents || type === undefined) return [];
      const until = expiry_date === null ? '' : t('Valid until {day}', { day: format.day(expiry_date) });
      return [{ id: _id, name, more: [t(type), until].filter(Boolean).join(' · ') }];
    }),
    answers: (sheets.data?.list ?? []).map(({ _id, survey_name, sent_on }): ProofOffer => {
      return { id: _id, name: survey_name, more: sent_on === null ? '' : format.day(sent_on) };
    }),
    years: (years.data?.list ?? []).flatMap(({ _id, year, seal, approved_on }): ProofOffer[] =>
      seal === null ? [] : [{ id: _id, name: String(year), more: approved_on === null ? '' : format.day(approved_on) }],
    ),
  };
  return { offers, waits: [sheets, ...(hasDocs ? [docs] : []), ...(hasYears ? [years] : [])] };
}
