import type { Entity } from '../../entity/entity';
import { datesInOrder } from '../../entity/dates-in-order';
import { day, longText, optional, text } from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';

const messageRow = docForm(
  'message_row',
  'Message',
  {
    from: optional(text('From', 200)),
    to: optional(text('To', 200)),
    message: optional(longText('Message', 5000)),
    issue_date: optional(day('Issue date')),
    expiry_date: optional(day('Expiry date')),
  },
  datesInOrder('issue_date', 'expiry_date'),
) as Entity;

/** Messages that serve as proof until the earliest of their expiry dates. */
export const whatsappDoc = defineDocType({
  id: 'whatsapp',
  label: 'WhatsApp',
  category: 'other',
  manualEntry: true,
  fields: {},
  layout: [],
  rows: { whatsapp: { label: 'Messages', row: messageRow, most: 500 } },
  reads: {},
  makes: { kind: 'expiry', field: 'expiry_date', list: 'whatsapp' },
});

const questionRow = docForm('question_row', 'Question', {
  question: optional(longText('Question', 2000)),
  answer: optional(longText('Answer', 5000)),
  status: optional(text('Status', 60)),
}) as Entity;

/** Questions with their answers; stored only, applying creates nothing. */
export const questionsDoc = defineDocType({
  id: 'questions',
  label: 'Questions',
  category: 'other',
  manualEntry: true,
  fields: {},
  layout: [],
  rows: { questions: { label: 'Questions', row: questionRow, most: 500 } },
  reads: {},
  makes: { kind: 'nothing' },
});
