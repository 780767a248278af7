/** Passport texts used by server and pages; each is its own dictionary key. */
export const PASSPORT_TEXTS = {
  nothing: 'Choose at least one document, survey or year',
  ended: 'Choose a day that is not over',
  noProof: 'Only certificates, insurances and policies with a file can be part of a passport',
  notSent: 'Only answers that were submitted can be part of a passport',
  notApproved: 'Only approved years can be part of a passport',
  tooLarge: 'The passport would be larger than 50 MB. Choose fewer documents.',
  notIssued: 'Only a passport that was issued can be revoked.',
  revokedAlready: 'This passport has been revoked.',
  mostKeys: 'There are already 50 keys. No more can be added.',
  failed: 'The passport could not be made. Issue it again.',
  noFingerprint: 'Enter the 64 digits of the fingerprint: 0 to 9 and a to f',
  trustedAlready: 'This fingerprint is already trusted.',
  noArchive: 'This is not a supplier passport: the file is not a ZIP archive, or its first bytes were changed.',
  notAskable: 'This passport names no list of revoked ones.',
  otherSurvey: 'These answers are to another survey, or to another version of it.',
  notHeld: 'The passport does not hold this.',
  otherFingerprint: 'This is not the fingerprint of the passport. Do not trust it before you have asked the company.',
  /** Name of the figures of an approved year. */
  inventory: 'Greenhouse gas inventory',
  takenAlready: 'This has already been used for the demand.',
  returnTaken: 'This partner already has an annual return for this year. Delete it first.',
  noFigures: 'The passport states no figures of this year in a form that can be taken.',
} as const;

/** Notices to the compliance team. */
export const PASSPORT_NOTICES = {
  revoked: '{company} has revoked a passport. What was taken from it no longer counts.',
  unheard: 'The issuer of a passport of {company} could not be asked whether it is revoked.',
} as const;

/** Reasons why a passport cannot be used as a submission. */
export const STANDING_REFUSALS = {
  broken: 'This passport is damaged. Ask the company to send it again.',
  revoked: 'The issuer has revoked this passport.',
  expired: 'This passport is not valid today.',
  unknown: 'The signer is not trusted yet. Compare the fingerprint with the company first.',
} as const;
