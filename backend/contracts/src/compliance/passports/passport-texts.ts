/** Texts of passports that server and pages say; each is its own dictionary key. */
export const PASSPORT_TEXTS = {
  nothing: 'Choose at least one document, survey or year',
  ended: 'Choose a day that is not over',
  noProof: 'Only certificates, insurances and policies with a file can be part of a passport',
  notSent: 'Only answers that were submitted can be part of a passport',
  notApproved: 'Only approved years can be part of a passport',
  tooLarge: 'The passport would be larger than 50 MB. Choose fewer documents.',
  notIssued: 'Only a passport that was issued can be revoked.',
  revokedAlready: 'This passport has been revoked.',
  mostKeys: 'There are 50 keys already. No more can follow.',
  failed: 'The passport could not be made. Issue it again.',
} as const;
