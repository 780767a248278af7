import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { SHEET_ENDINGS } from '@lichen/contracts/imports/import-files';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { PAGE_ENDINGS } from '@lichen/contracts/docs/doc-files';
import {
  type FileDrop,
  type FileTarget,
  type FirstStep,
  firstStepsOf,
  hasFigures,
} from '@lichen/contracts/portal/first-steps';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';
import type { Context, Read } from '../../../platform/engine/rules';
import { sampleFigure } from './sample-figure.query';

type Asking = { readonly read: Read; readonly context: Context };

const isUsed = ({ modules }: Context) => modules.includes('activities');
const hasAny = async (read: Read): Promise<boolean> =>
  (await read(activity).part(['_id'], { where: {}, limit: 1 })).length > 0;

const BILLS = ['electricity_activitys', 'fuel_activitys', 'water_activitys'] as const satisfies ActivityType[];

/** Drop target for bills in a spreadsheet; they count only after the preview was reviewed. */
const SHEETS: FileTarget = {
  accept: SHEET_ENDINGS,
  entity: fileImport.name,
  kinds: BILLS.map((activity) => ({ label: ACTIVITY_TYPES[activity], fields: { activity } })),
  page: paths.imports,
};

const SHEET_DROP: FileDrop = {
  title: { words: 'Drop a spreadsheet of bills here' },
  words: {
    words: 'A CSV file or Excel workbook with one bill per row. You review each row before anything is imported.',
  },
  hint: { words: 'XLSX or CSV, up to 25 MB. Dropping works anywhere on this page.' },
  wrongType: { words: 'Only CSV files and Excel workbooks (.xlsx) can be read here. Enter the bill instead.' },
  targets: [SHEETS],
};

const READ_BILL =
  'Electricity, gas, fuel or water. Lichen reads supplier, meter, period and amount, and you check them before anything counts.';
const TYPED_BILL = 'Electricity, gas, fuel or water. You enter what it says beside its page, before anything counts.';

/** Also accepts scanned bills if the account has documents and the person may add them. */
function billDrop({ modules, roles }: Context): FileDrop {
  if (!modules.includes('docs') || !isAllowed(doc.allow.create, roles)) return SHEET_DROP;
  return {
    title: { words: 'Drop your first bill here' },
    words: { words: modules.includes('ai-doc-extract') ? READ_BILL : TYPED_BILL },
    hint: { words: 'PDF, photo, XLSX or CSV, up to 25 MB. Dropping works anywhere on this page.' },
    wrongType: { words: 'Choose a PDF, a photo, a CSV file or an Excel workbook (.xlsx), or enter the bill.' },
    targets: [SHEETS, { accept: PAGE_ENDINGS, entity: doc.name, kinds: [], page: paths.documents }],
  };
}

async function billStep({ read, context }: Asking): Promise<FirstStep> {
  return {
    ...{ id: 'bill', order: 30, isDone: await hasAny(read) },
    title: { words: 'Record the first bill' },
    words: { words: 'Electricity, gas, fuel or water. It takes two minutes.' },
    ways: [
      { label: 'Enter a bill', path: paths.newActivity('electricity_activitys') },
      { label: 'Import a spreadsheet', path: paths.imports },
    ],
    drop: billDrop(context),
  };
}

async function importStep({ read }: Asking): Promise<FirstStep> {
  const done = await read(fileImport).part(['_id'], {
    where: { state: 'done', activity: { in: Object.keys(ACTIVITY_TYPES) } },
    limit: 1,
  });
  return {
    ...{ id: 'import', order: 40, isDone: done.length > 0 },
    title: { words: 'Import a spreadsheet' },
    words: { words: 'A year of bills from Excel or CSV.' },
    ways: [{ label: 'Import a spreadsheet', path: paths.imports }],
  };
}

/** Returns the step for people who record no bills: their own journeys and working days. */
async function ownStep({ read, context }: Asking): Promise<FirstStep[]> {
  const [own] = await read(staffProfile).part(['_id'], { where: { uid: context.userId }, limit: 1 });
  if (!own) return [];
  const entered = await read(activity).part(['_id'], { where: { profile_id: own._id }, limit: 1 });
  return [
    {
      ...{ id: 'own', order: 30, isDone: entered.length > 0 },
      title: { words: 'Record how you get to work' },
      words: { words: 'Commuting, home working and business travel, on your page.' },
      ways: [{ label: 'Your page', path: paths.member }],
    },
  ];
}

/**
 * Returns the steps of recording the first bill and the first sheet or, for people without bills, their own entries.
 */
const activitiesFirstSteps = answering(firstStepsOf, async (_, asking) => {
  const { context } = asking;
  if (!isUsed(context)) return [];
  if (isAllowed(activity.allow.list, context.roles)) return Promise.all([billStep(asking), importStep(asking)]);
  return context.modules.includes('business') ? ownStep(asking) : [];
});

const activitiesHaveFigures = answering(hasFigures, async (_, { read, context }) =>
  isUsed(context) ? [await hasAny(read)] : [],
);

/** Answers of this module for new users. */
export const beginnersAnswers = (library: Parameters<typeof sampleFigure>[0]) => [
  activitiesFirstSteps,
  activitiesHaveFigures,
  sampleFigure(library),
];
