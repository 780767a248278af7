import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import {
  type PassportAnswer,
  type PassportVerdict,
  passportVerdict,
} from '../modules/compliance/passports/passport-verdict.rules';
import { systemClock } from '../platform/clock';

const USAGE = `passport verify FILE [--trust FINGERPRINT]... [--revocations FILE]
exit codes: 0 intact, 2 broken, 3 intact but signer unknown, 4 expired or not valid yet, 5 revoked, 1 could not be read`;

const EXIT: Record<PassportAnswer, number> = { intact: 0, broken: 2, unknown: 3, expired: 4, revoked: 5 };

const ANSWERS: Record<Exclude<PassportAnswer, 'broken'>, string> = {
  intact: 'Intact, and signed by a key that you trust',
  unknown: 'Intact, but its signer is unknown: compare the fingerprint with the company, then name it with --trust',
  expired: 'Intact, but not valid today',
  revoked: 'Intact, but its issuer has revoked it',
};

/** Replaces control characters, which a stranger's file could send to the terminal. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
const say = (text: string) => process.stdout.write(`${plain(text)}\n`);

/** Reads the file; throws when it exceeds the largest accepted size. */
function boundedFile(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > most) throw new Error(`${path} has ${size} bytes; ${most} are the most that are read`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function sayIntact(verdict: Exclude<PassportVerdict, { answer: 'broken' }>): void {
  const { passport, fingerprint, trusted, listedOn, revoked } = verdict;
  const { id, issuer, validFrom, validUntil, files, credentialSubject, credentialStatus, proof } = passport.document;
  say(`passport      ${id}`);
  say(`signature     holds, made on ${proof.created}`);
  say(`signer        ${issuer.name}, ${issuer.id}`);
  say(`fingerprint   ${fingerprint}`);
  if (issuer.keys.length > 1) say(`keys          ${issuer.keys.length}, each named by the one before it`);
  if (trusted && trusted !== fingerprint) say(`trusted by    ${trusted}, an earlier key of the issuer`);
  say(`valid         ${validFrom} to ${validUntil}`);
  for (const { survey, sentOn, questions } of credentialSubject.answers)
    say(`answers       ${survey}, sent on ${sentOn}, ${questions.length} questions`);
  for (const { type, name, from, to, file } of credentialSubject.certificates)
    say(`certificate   ${name} (${type}), ${from ?? 'open'} to ${to ?? 'open'}, ${file}`);
  for (const { year, name } of credentialSubject.returns) say(`return        ${name}, ${year}`);
  for (const { path, size, sha256 } of files) say(`entry         ${path}  ${size} bytes  sha256 ${sha256}`);
  if (revoked) say(`revoked       on ${revoked.on}: ${revoked.reason}`);
  else if (listedOn) say(`revoked       no, says the list of ${listedOn}`);
  else say(`revoked       not checked${credentialStatus ? `; the list is at ${credentialStatus.id}` : ''}`);
}

/** Prints everything that can be verified without the issuer's portal; returns the exit code. */
function verifyFile(args: readonly string[]): number {
  const options = { trust: { type: 'string', multiple: true }, revocations: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [verb, path, ...more] = positionals;
  if (verb !== 'verify' || path === undefined || more.length > 0) throw new Error(USAGE);
  const { revocations: list } = values;
  const verdict = passportVerdict(boundedFile(path, PASSPORT_LIMITS.bytes), {
    now: `${new Date(systemClock.now()).toISOString().slice(0, 19)}Z`,
    trusted: values.trust ?? [],
    revocations: list === undefined ? undefined : boundedFile(list, PASSPORT_LIMITS.json.bytes),
  });
  if (verdict.answer === 'broken')
    say(`Broken: ${verdict.why} (${verdict.place}${verdict.at === undefined ? '' : `, byte ${verdict.at}`})`);
  else {
    sayIntact(verdict);
    say(ANSWERS[verdict.answer]);
  }
  return EXIT[verdict.answer];
}

try {
  process.exitCode = verifyFile(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
