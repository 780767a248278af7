import { ANSWER_FILE_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import { uploadFile } from '../../../../../test/upload-file';
import { type AskedWorld, askedWorld } from '../../../../../test/worlds/asked-world';
import { demandBook, list, type Row } from '../../../../../test/worlds/demand-book';
import { type BookSheet, everySheet } from '../../../../platform/sheets/every-sheet';
import { lockedWorkbook } from '../../../../platform/sheets/locked-workbook';

let place: AskedWorld;
beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());
const { asked, requestFor, clear } = demandBook(() => place, { now: () => Date.now() });
afterEach(clear);

const tab = (id: string, label: string, questions: object[]) => ({ id, label, columns: 1, questions });
const FORM = {
  tabs: [
    tab('general', 'General', [{ id: 'certified', type: 'toggle', label: 'Certified?', required: true }]),
    tab('energy', 'Energy', [
      { id: 'used', type: 'number', label: 'Energy used', unit: 'kWh', min: 0 },
      { id: 'more', type: 'textarea', label: 'More' },
    ]),
  ],
};

let count = 0;
async function openSheet(): Promise<Row> {
  count += 1;
  const body = { survey_name: `By workbook ${count}`, form: FORM };
  const survey = (await place.asking.send('POST', 'partner_compliance_surveys', body)).body.obj;
  const demand = await asked({ demand_type_id: 'survey', survey_type_id: survey._id });
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  return (await list(place.asked, `survey_answers?request_id=${request._id}`))[0] as Row;
}

const sheetNow = async ({ _id }: Row): Promise<Row> =>
  (await place.asked.send('GET', `survey_answers/${_id}`)).body.obj;
const address = ({ _id }: Row) => `${place.world.url}/api/data/survey_answers/${_id}/questions.xlsx`;

async function downloaded(sheet: Row): Promise<BookSheet[]> {
  const answer = await fetch(address(sheet), { headers: { cookie: place.asked.cookie } });
  if (answer.status !== 200) throw new Error(await answer.text());
  const bounds = { sheets: 9, rows: 100, columns: 9, cellCharacters: 100 };
  return [...(await everySheet(Buffer.from(await answer.arrayBuffer()), bounds)).sheets];
}

/** The workbook as it is saved by somebody who typed into the cells of these questions. */
const typed = (sheets: readonly BookSheet[], cells: Readonly<Record<string, string | number>>): Promise<Buffer> =>
  lockedWorkbook(
    sheets.map(({ name, isHidden, rows }) => ({
      ...{ name, isHidden, columns: [{ width: 10 }] },
      rows: rows.map(({ cells: row }) => {
        const value = cells[String(row[0])];
        const now = value === undefined || isHidden ? row : [row[0] ?? null, row[1] ?? null, value, ...row.slice(3)];
        return now.map((one) => ({ value: typeof one === 'boolean' ? null : one }));
      }),
    })),
  );

const upload = ({ _id }: Row, bytes: Buffer, cookie = place.asked.cookie) =>
  uploadFile(place.world.url, { cookie }, 'survey_answers', { name: 'answers.xlsx', bytes }, { id: _id });

const answer = (sheet: Row, id: string, value: unknown, rev = 0) =>
  place.asked.send('POST', `survey_answers/${sheet._id}/answer`, { answers: { [id]: { value, rev } } });
const takeOver = (sheet: Row, seen: Readonly<Record<string, number>>) =>
  place.asked.send('POST', `survey_answers/${sheet._id}/take_file`, { seen });

it('goes out, comes back from every tab as a proposal, and is taken over in one change', async () => {
  const sheet = await openSheet();
  const file = await typed(await downloaded(sheet), { certified: 'Yes', used: 120.5, more: 'As before' });
  expect((await upload(sheet, file)).status).toBe(200);

  const proposed = await sheetNow(sheet);
  expect(proposed).toMatchObject({ answers: {}, file: { name: 'answers.xlsx', problems: [] } });
  const taken = await takeOver(sheet, { certified: 0, used: 0, more: 0 });
  expect(taken.body.obj).toMatchObject({
    ...{ file: null, version: (proposed['version'] as number) + 1 },
    answers: { certified: { value: true, rev: 1 }, used: { value: 120.5 }, more: { value: 'As before' } },
  });
  expect((await takeOver(sheet, { used: 1 })).body.err).toBe(ANSWER_FILE_TEXTS.noFile);
});

it('says which cells are wrong, and takes the others', async () => {
  const sheet = await openSheet();
  await upload(sheet, await typed(await downloaded(sheet), { certified: 'perhaps', used: -5, more: 'Right' }));
  expect((await sheetNow(sheet))['file']).toMatchObject({
    answers: [{ id: 'more', cell: 'Energy!C3' }],
    problems: [
      { id: 'certified', cell: 'General!C2' },
      { id: 'used', cell: 'Energy!C2' },
    ],
  });
  expect((await takeOver(sheet, { used: 0 })).body.err).toBe(ANSWER_FILE_TEXTS.noFile);
  expect((await takeOver(sheet, { more: 0 })).status).toBe(200);
});

it('replaces no answer that changed unseen', async () => {
  const sheet = await openSheet();
  const sheets = await downloaded(sheet);
  await answer(sheet, 'used', 7);
  await answer(sheet, 'more', 'Mine');
  await upload(sheet, await typed(sheets, { used: 8 }));
  // Answers that the file does not contain stay as somebody has given them since.
  expect((await sheetNow(sheet))['file']).toMatchObject({ answers: [{ id: 'used', value: 8, rev: 0 }] });

  const unseen = await takeOver(sheet, { used: 0 });
  expect([unseen.status, unseen.body.err]).toEqual([409, ANSWER_FILE_TEXTS.changedMeanwhile]);
  expect((await takeOver(sheet, { used: 1 })).body.obj.answers).toMatchObject({
    used: { value: 8, rev: 2 },
    more: { value: 'Mine' },
  });
});

it('takes workbooks of this request alone, from those who may answer it', async () => {
  const [sheet, other] = [await openSheet(), await openSheet()];
  const sheets = await downloaded(sheet);
  const file = await typed(sheets, { used: 1 });
  const saysOf = async (to: Row, bytes: Buffer) => (await upload(to, bytes)).body.err;
  expect(await saysOf(other, file)).toBe(ANSWER_FILE_TEXTS.other);
  expect(await saysOf(sheet, await typed(sheets, {}))).toBe(ANSWER_FILE_TEXTS.unchanged);
  const elsewhere = sheets.filter(({ name }) => name !== '_form');
  expect(await saysOf(sheet, await typed(elsewhere, { used: 1 }))).toBe(ANSWER_FILE_TEXTS.unknown);

  expect((await upload(sheet, file, place.asking.cookie)).status).toBe(404);
  expect((await fetch(address(sheet), { headers: { cookie: place.asking.cookie } })).status).toBe(404);
  expect((await fetch(address(sheet))).status).toBe(401);
  await upload(sheet, file);
  const discard = () => place.asked.send('POST', `survey_answers/${sheet._id}/discard_file`, {});
  expect((await discard()).body.obj).toMatchObject({ file: null, answers: {} });
});
