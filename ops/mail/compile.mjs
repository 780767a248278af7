import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mjml2html from 'mjml';

/** Compiles the mail template; with `--check` it only reports whether the committed result is up to date. */
const mail = join(import.meta.dirname, '../../backend/src/platform/mail');
const source = readFileSync(join(mail, 'templates/letter.mjml'), 'utf8');
const { html, errors } = mjml2html(source, { validationLevel: 'strict', keepComments: false, fonts: {} });
if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));

const target = join(mail, 'compiled/letter.json');
const compiled = `${JSON.stringify({ html }, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, compiled);
else if (readFileSync(target, 'utf8') !== compiled) {
  process.stderr.write('The compiled mail is old: run node ops/mail/compile.mjs\n');
  process.exitCode = 1;
}
