/**
 * Prints the year totals of both demo companies as rows of the table in docs/method.md, kg CO₂e. Start the portal on an
 * empty LICHEN_DATA_DIR, so that the demo is entered by its engine; a checkout of an earlier version serves as well.
 *   node ops/docs/demo-totals.mjs ORIGIN YEAR…
 */
const [origin, ...years] = process.argv.slice(2);
if (!origin || years.length === 0) {
  console.error('Usage: node ops/docs/demo-totals.mjs http://localhost:8080 2025 2026');
  process.exit(1);
}

const COMPANIES = { 'Harrow Brewing Co.': 'admin@harrow.example', 'Calder Glass': 'admin@calder.example' };

async function answer(path, options) {
  const response = await fetch(`${origin}/api/${path}`, options);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

for (const [company, email] of Object.entries(COMPANIES)) {
  const login = await answer('auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: 'Lichen-demo-1' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const year of years) {
    const { list } = await (await answer(`data/activity_summarys?year=${year}`, { headers: { cookie } })).json();
    const rows = new Map(list.map((row) => [row.key, row]));
    const total = (key, name = 'CO2_total') => rows.get(key)?.[name] ?? 'none';
    console.log(`| ${[company, year, total('1'), total('2'), total('2', 'market_CO2'), total('3')].join(' | ')} |`);
  }
}
