/** Notices to the compliance team when another company acts or a due date is reached. */
export const DEMAND_NOTICES = {
  ask: '{company} asks you for proof: {type}',
  remind: '{company} reminds you of its request: {type}',
  fall_due: 'Your proof for {company} runs out soon: {type}',
  expire: 'Your proof for {company} has expired: {type}',
  accept: '{company} has accepted your submission: {type}',
  reject: '{company} has rejected your submission: {type}',
  give_back: '{company} asks you to correct your submission: {type}',
  submit: '{company} has submitted proof: {type}',
  recall: '{company} has recalled a submission: {type}',
  partner_day: 'Proof of your partners has changed. Running out soon: {due}. Expired: {ended}.',
} as const;
