import { invalid, refused } from '@lichen/contracts/api/problems';
import { CHAT_FILES, CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { fileRecords } from '../../../platform/files/file-records';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { authorName, hasRoomForDraft, isKnown, type Message } from './known-contact.query';

const ID_MAX = 64;

const isId = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= ID_MAX;

/** Stores an uploaded file as a separate draft, which is sent or deleted like any other. */
export function messageUpload({ database, clock }: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: CHAT_FILES,
    wrongType: CHAT_TEXTS.wrongType,
    permit: (context) => expectAllowed(partnerMessage.allow.create, context),
    check: ({ partner_id, to }) => {
      if (!isId(partner_id) || !isId(to)) throw invalid({ to: TEXTS.required });
    },
    handle: async ({ file, fields, context, write }) => {
      const talk = { partner_id: fields['partner_id'] ?? '', to: fields['to'] ?? '' };
      const id = await write(async (unit) => {
        if (!(await isKnown(unit.read, talk))) throw invalid({ to: FIELD_TEXTS.unknownRecord });
        if (!(await hasRoomForDraft(unit.read, talk))) throw refused(CHAT_TEXTS.tooManyDrafts);
        const { name, hash, bytes, mime } = file;
        const _id = context.newId();
        const whose = { companyId: context.companyId, ownerId: _id, entity: partnerMessage.name };
        const file_id = await kept.add(unit.sql, { name, hash, bytes, mime, ...whose, createdBy: context.userId });
        const message: Message = {
          ...{ ...newRow(context), _id, ...talk, status: 'draft', own: true },
          ...{ content: { type: 'file', message: name.slice(0, CHAT_LIMITS.message) } },
          ...{ author: await authorName(unit.read, context.userId), file: { name, bytes, mime }, file_id },
          ...{
            seq: null,
            channel: null,
            sent_on: null,
            sent_by: null,
            mail_key: null,
            handed_on: null,
            left_out: null,
            delivered_on: null,
            failed_on: null,
            read_on: null,
          },
        };
        await unit.insert(partnerMessage, message, 'attach');
        return _id;
      });
      return { id };
    },
  };
}
