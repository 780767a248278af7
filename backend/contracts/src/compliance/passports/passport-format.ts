import { z } from 'zod';

/** First entry of a passport archive; all other entries are files that it lists. */
export const PASSPORT_ENTRY = 'passport.json';
/** Allowed names of archive entries. */
export const PASSPORT_NAME = /^(?:passport\.json|files\/[a-z0-9][a-z0-9_-]{0,79}(?:\.[a-z0-9]{1,8})?)$/;
/** Limits of an archive: size in bytes, number of entries, and the bounds of the signed JSON text. */
export const PASSPORT_LIMITS = {
  bytes: 50 * 1024 * 1024,
  entries: 201,
  json: { bytes: 5 * 1024 * 1024, depth: 24, keys: 200_000, keysOfOne: 5_000 },
  name: PASSPORT_NAME,
} as const;

const line = z.string().min(1).max(300);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const multikey = z.string().regex(/^z6Mk[1-9A-HJ-NP-Za-km-z]{40,50}$/);
const path = z
  .string()
  .regex(/^files\//)
  .max(100);

const CONTEXT = ['https://www.w3.org/ns/credentials/v2'] as const;
const TYPES = ['VerifiableCredential', 'SupplierPassport'] as const;

const context = z.array(z.literal(CONTEXT[0])).length(1);
const types = z.array(z.string()).refine((found) => JSON.stringify(found) === JSON.stringify(TYPES));

const proof = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-jcs-2022'),
  created: moment,
  verificationMethod: z.string().max(400),
  proofPurpose: z.literal('assertionMethod'),
  '@context': context,
  proofValue: z.string().max(100),
});

/** Public keys of the issuer, oldest first; each key except the first is signed by the one before it. */
const keys = z
  .array(z.strictObject({ key: multikey, since: moment, signature: z.string().max(100).optional() }))
  .min(1)
  .max(50);

const issuer = z.strictObject({ id: line, name: line, keys });

const answer = z.strictObject({
  survey: line,
  surveyHash: sha256,
  sentOn: day,
  questions: z.array(z.strictObject({ id: line, text: z.string().max(5000), answer: z.json() })).max(2000),
});

const certificate = z.strictObject({
  type: line,
  name: line,
  from: day.optional(),
  to: day.optional(),
  number: line.optional(),
  /** Field values of the document, by the fields of its type. */
  values: z.record(z.string().max(100), z.json()).optional(),
  file: path,
});

const supplierReturn = z.strictObject({
  year: z.number().int().min(1990).max(2200),
  name: line,
  values: z.record(z.string().max(100), z.json()),
  calculation: z.json(),
});

/** Schema of `passport.json`, a W3C verifiable credential; unknown members are errors. */
export const passportDocument = z.strictObject({
  '@context': context,
  type: types,
  version: z.literal(1),
  id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  issuer,
  validFrom: moment,
  validUntil: moment,
  credentialSubject: z.strictObject({
    name: line,
    answers: z.array(answer).max(100),
    certificates: z.array(certificate).max(200),
    returns: z.array(supplierReturn).max(100),
  }),
  credentialStatus: z.strictObject({ type: z.literal('SupplierPassportRevocations'), id: line }).optional(),
  files: z.array(z.strictObject({ path, size: z.number().int().min(0), sha256 })).max(200),
  proof,
});

/** The issuer's signed and dated list of revoked passports. */
export const revocationDocument = z.strictObject({
  '@context': context,
  type: z.literal('SupplierPassportRevocations'),
  issuer,
  issuedOn: moment,
  revoked: z.array(z.strictObject({ id: line, on: day, reason: z.string().max(500) })).max(10_000),
  proof,
});

export type PassportDocument = z.infer<typeof passportDocument>;
export type RevocationDocument = z.infer<typeof revocationDocument>;
/** Public keys of the issuer, as the document contains them. */
export type PassportKeys = PassportDocument['issuer']['keys'];
/** The `@context` that new documents contain; readers accept earlier ones as well. */
export const PASSPORT_CONTEXT: [(typeof CONTEXT)[0]] = [CONTEXT[0]];
