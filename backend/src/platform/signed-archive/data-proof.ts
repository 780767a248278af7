import { type KeyObject, createHash, sign, verify } from 'node:crypto';
import { canonicalJson, type JsonValue } from './canonical-json';
import { base58, bytesOfBase58, publicKeyOf } from './multikey';

/** A JSON object, as documents to be signed are. */
export type JsonObject = { readonly [name: string]: JsonValue };

/** A W3C Data Integrity proof, as it stands in a document. */
export interface DataProof {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-jcs-2022';
  readonly created: string;
  /** Ends in `#` and the Multikey of the signer. */
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  readonly '@context'?: JsonValue;
  readonly proofValue: string;
}

const digestOf = (value: JsonValue) => createHash('sha256').update(canonicalJson(value)).digest();

function signedBytes(document: JsonObject, options: JsonObject): Buffer {
  const { proof: _proof, ...unsecured } = document;
  const { proofValue: _value, ...configuration } = options;
  return Buffer.concat([digestOf(configuration), digestOf(unsecured)]);
}

/** Signs a document with a Data Integrity proof (eddsa-jcs-2022); the proof's own options are signed too. */
export function withProof<D extends JsonObject>(
  document: D,
  { key, method, created }: { readonly key: KeyObject; readonly method: string; readonly created: string },
): D & { readonly proof: DataProof } {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created,
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
    ...(document['@context'] === undefined ? {} : { '@context': document['@context'] }),
  } as const;
  const proofValue = base58(sign(null, signedBytes(document, options), key));
  return { ...document, proof: { ...options, proofValue } };
}

/** Returns the Multikey after the `#` of the verification method. */
export const signerOf = ({ verificationMethod }: Pick<DataProof, 'verificationMethod'>): string =>
  verificationMethod.slice(verificationMethod.lastIndexOf('#') + 1);

/** Returns whether the key that the proof names signed exactly this document with exactly these options. */
export function isProven(document: JsonObject, proof: DataProof): boolean {
  const [key, signature] = [publicKeyOf(signerOf(proof)), bytesOfBase58(proof.proofValue)];
  if (!key || signature?.length !== 64 || base58(signature) !== proof.proofValue) return false;
  if (document['@context'] !== undefined) {
    const same = proof['@context'] !== undefined && canonicalJson(proof['@context']);
    if (same !== canonicalJson(document['@context'])) return false;
  }
  return verify(null, signedBytes(document, proof as unknown as JsonObject), key, signature);
}
