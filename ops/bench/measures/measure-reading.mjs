import { documentsOf } from '../reading/documents.mjs';
import { openPool } from '../reading/pool.mjs';
import { plainSummary, printFailures, printFields, printSureness, summary, unknownLabels } from '../reading/report.mjs';

const SCAN_MS = 300_000;

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Pages as scanners and phones produce them, beginning with those of 200 dpi, which have goals. */
function scanJobs(documents) {
  const how = (at, dpi, isPhotograph) => ({ dpi, isPhotograph, seed: at + dpi, degrees: ((at * 7) % 61) / 10 - 3 });
  const of = (dpi, isPhotograph, every, from) =>
    documents.flatMap(({ layout }, at) =>
      layout.split === 'measured' && (at + layout.id) % every === from
        ? [{ kind: 'scan', at, how: how(at, dpi, isPhotograph) }]
        : [],
    );
  return [
    ...of(200, false, 4, 0),
    ...of(150, false, 16, 1),
    ...of(300, false, 16, 2),
    ...of(200, true, 16, 3),
    ...of(200, false, 4, 1),
    ...of(200, false, 4, 2),
  ];
}

const joined = (documents, jobs, results) =>
  jobs.flatMap((job, at) => (results[at] ? [{ ...results[at], ...job, document: documents[job.at] }] : []));

async function readScans(pool, documents, isAll) {
  const jobs = scanJobs(documents);
  const until = isAll ? Number.POSITIVE_INFINITY : performance.now() + SCAN_MS;
  const scans = joined(documents, jobs, await pool.run(jobs, { until }));
  const kinds = [
    ['scans at 200 dpi', ({ how }) => how.dpi === 200 && !how.isPhotograph],
    ['scans at 150 dpi', ({ how }) => how.dpi === 150],
    ['scans at 300 dpi', ({ how }) => how.dpi === 300],
    ['photographs', ({ how }) => how.isPhotograph],
  ];
  for (const [title, is] of kinds) printFields(`${title}, layouts that are only measured`, scans.filter(is));
  console.log(
    `\nscans: ${(
      percentile(
        scans.map(({ took }) => took),
        0.5,
      ) / 1000
    ).toFixed(1)} s a page (median, side by side); ${scans.length} of ${jobs.length} read`,
  );
  return scans.filter(kinds[0][1]);
}

async function secondBills(pool, documents) {
  const jobs = documents.flatMap(({ at, layout }, index) =>
    at !== undefined && at < 3 && layout.split === 'measured' ? [{ kind: 'second', at: index }] : [],
  );
  const found = (await pool.run(jobs)).filter(Boolean);
  const typed = found.map(({ typedSecond }) => typedSecond);
  const first = found.map(({ typedFirst }) => typedFirst);
  const most = Math.max(...typed);
  console.log(
    `\nsecond bills: ${found.length} pairs; typed on the first ${(first.reduce((a, b) => a + b, 0) / found.length).toFixed(2)} (most ${Math.max(...first)}), on the second ${(typed.reduce((a, b) => a + b, 0) / found.length).toFixed(2)} (most ${most})`,
  );
  return {
    figure: 'reading: fields typed on the second bill of a layout, most',
    product: String(most),
    limit: '',
    goal: '≤ 3',
    met: most <= 3,
  };
}

function unknownRow(documents) {
  const { labels, unlisted, unknown } = unknownLabels(documents);
  console.log(
    `\n${labels} labels of layouts that are only measured: ${unlisted.toFixed(0)} % stand in no list of the reader, of ${unknown.toFixed(0)} % it makes nothing, or something else`,
  );
  return {
    figure: 'reading: labels unknown to the reader',
    product: `${unlisted.toFixed(0)} %`,
    limit: '',
    goal: '≥ 30 %',
    met: unlisted >= 30,
  };
}

/** Measures the reader's accuracy by field on generated documents; only half of the layouts may be used for tuning. */
export async function measureReading({ failures = false, all = false, scans: hasScans = true } = {}) {
  const documents = documentsOf();
  const pool = openPool();
  try {
    const jobs = documents.map((_, at) => ({ kind: 'text', at }));
    const found = joined(documents, jobs, await pool.run(jobs));
    const ofSplit = (split) => found.filter(({ document }) => document.layout.split === split);
    printFields('PDFs with text, layouts that weights are set on', ofSplit('tuning'));
    printFields('PDFs with text, layouts that are only measured', ofSplit('measured'));
    printSureness('PDFs with text, layouts that are only measured', ofSplit('measured'));
    const carrying = documents.flatMap(({ facts }, at) => (facts && at % 4 === 0 ? [{ kind: 'hybrid', at }] : []));
    const hybrid = joined(documents, carrying, await pool.run(carrying));
    printFields('PDFs with an e-invoice inside', hybrid);
    if (failures) printFailures(found);
    console.log(
      `\nfields of one document: median ${percentile(
        found.map(({ took }) => took),
        0.5,
      ).toFixed(1)} ms, most ${percentile(
        found.map(({ took }) => took),
        1,
      ).toFixed(0)} ms`,
    );
    const second = await secondBills(pool, documents);
    const scans = hasScans ? await readScans(pool, documents, all) : [];
    return [
      unknownRow(documents.filter(({ layout }) => layout.split === 'measured')),
      ...summary('tuned layouts', ofSplit('tuning'), { right: 97, wrong: 0.5 }),
      ...summary('measured layouts', ofSplit('measured'), { right: 97, wrong: 0.5 }),
      ...plainSummary(ofSplit('measured')),
      ...summary('e-invoices in PDFs', hybrid, { right: 100, wrong: 0 }),
      ...(hasScans ? summary('scans of measured layouts at 200 dpi', scans, { right: 90, wrong: 1 }) : []),
      second,
    ];
  } finally {
    pool.close();
  }
}
