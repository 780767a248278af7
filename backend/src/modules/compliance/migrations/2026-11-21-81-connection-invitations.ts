import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('connection_invitation', {
    columns: {
      ...companyRow,
      company_name: column.text(120),
      invite_status: column.text(100),
      invite_attempts_remaining: column.integer,
      expires_on: column.integer,
      partner_id: column.optionalId,
      connection_id: column.text(64),
    },
    primaryKey: ['company_id', 'id'],
    // Two people of one company who open the link at once create one invitation.
    unique: { connection_invitation_once: ['company_id', 'connection_id'] },
    indexes: { connection_invitation_state: ['company_id', 'invite_status'] },
  });
  await schema.addColumn('partners', 'invite_email', column.text(254, true));
  await schema.addColumn('partners', 'invite_lang', column.text(100, true));
  await schema.addColumn('partners', 'invited_on', column.optionalInteger);
  await schema.addColumn('partners', 'invite_expires_on', column.optionalInteger);
};
