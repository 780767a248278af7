import { ANSWER_FILE_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import { measureLoopBlocks } from '../../../../../test/loop-blocks';
import { measurePace } from '../../../../../test/machine-pace';
import { type AskedWorld, askedWorld } from '../../../../../test/worlds/asked-world';
import { demandBook, list, type Row } from '../../../../../test/worlds/demand-book';
import { everySheet } from '../../../../platform/sheets/every-sheet';
import { SHEET_TEXTS } from '../../../../platform/sheets/sheet';
import { cell, workbook } from '../../../../platform/sheets/testing/workbook';

/**
 * Longest that a file may occupy the portal, and how long its other requests may wait for it, on the machine that both
 * were set on.
 */
const MOST = { allMs: 30_000, waitMs: 1_000 };
const LETTERS = 'ABCDEFGH';

let place: AskedWorld;
let sheet: Row;
let form: string;
const { asked, requestFor } = demandBook(() => place, { now: () => Date.now() });

const rowOf = (no: number, cells: readonly (string | number | null)[]) =>
  `<row r="${no}">${cells.map((one, at) => (one === null ? '' : cell(`${LETTERS[at]}${no}`, one))).join('')}</row>`;

beforeAll(async () => {
  place = await askedWorld();
  const questions = [{ id: 'used', type: 'number', label: 'Energy used' }];
  const body = { survey_name: 'Energy', form: { tabs: [{ id: 'a', label: 'General', columns: 1, questions }] } };
  const survey = (await place.asking.send('POST', 'partner_compliance_surveys', body)).body.obj;
  const demand = await asked({ demand_type_id: 'survey', survey_type_id: survey._id });
  const request = (await requestFor(demand)) as Row;
  await place.asked.send('POST', `partner_compliance_requests/${request._id}/open_survey`, {});
  [sheet] = (await list(place.asked, `survey_answers?request_id=${request._id}`)) as [Row];
  const address = `${place.world.url}/api/data/survey_answers/${sheet._id}/questions.xlsx`;
  const sent = await fetch(address, { headers: { cookie: place.asked.cookie } });
  const bounds = { sheets: 9, rows: 100, columns: 9, cellCharacters: 100 };
  const { sheets } = await everySheet(Buffer.from(await sent.arrayBuffer()), bounds);
  const own = sheets.find(({ name }) => name === '_form');
  form = (own?.rows ?? []).map(({ cells }, at) => rowOf(at + 1, cells as (string | null)[])).join('');
}, 60_000);
afterAll(() => place.world.stop());

/** Uploads a workbook that claims to be the one of the request; says how it went, and how long others waited. */
async function uploaded(rows: string) {
  const data = new FormData();
  data.set('entity', 'survey_answers');
  data.set('id', sheet._id);
  data.set('file', new Blob([new Uint8Array(workbook({ rows, more: { _form: form, General: rows } }))]), 'a.xlsx');
  const headers = { cookie: place.asked.cookie };
  const pace = measurePace();
  const began = performance.now();
  const stop = measureLoopBlocks();
  const sent = await fetch(`${place.world.url}/api/upload`, { method: 'POST', headers, body: data });
  const { err } = (await sent.json()) as { err?: string };
  const longest = stop();
  const took = performance.now() - began;
  const slower = pace();
  expect(took / slower).toBeLessThan(MOST.allMs);
  expect(longest / slower).toBeLessThan(MOST.waitMs);
  return { status: sent.status, err };
}

const manyRows = (count: number, cells: readonly (string | number)[]) =>
  Array.from({ length: count }, (_, at) => rowOf(at + 1, cells)).join('');

it('refuses a million cells in more rows than a workbook of questions can have', async () => {
  const refused = await uploaded(manyRows(125_000, [1, 2, 3, 4, 5, 6, 7, 8]));
  expect(refused).toEqual({ status: 400, err: SHEET_TEXTS.tooMuch });
});

it('reads no more of wide rows than the columns of a question', async () => {
  const wide = Array.from(
    { length: 200 },
    (_, at) =>
      `<c r="${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}1"><v>1</v></c>`,
  ).join('');
  const rows = Array.from(
    { length: 2_500 },
    (_, at) => `<row r="${at + 1}">${wide.replaceAll(/1"/g, `${at + 1}"`)}</row>`,
  ).join('');
  expect((await uploaded(rows)).err).toBe(ANSWER_FILE_TEXTS.unchanged);
});

it('names few of the rows it does not know, however many there are', async () => {
  const { status } = await uploaded(manyRows(45_000, ['unknown', 'x', 5, 'y']));
  expect(status).toBe(200);
  const { file } = (await place.asked.send('GET', `survey_answers/${sheet._id}`)).body.obj;
  expect(file.answers).toEqual([]);
  expect(file.problems.length).toBeLessThanOrEqual(200);
});
