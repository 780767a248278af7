import { isPhoneWay } from '@lichen/contracts/compliance/chat/chat-words';
import { type Formats, type Translate, useFormat, useNotify, useT, useTn } from '@lichen/kit';
import { fileAddress, type Message, wordsOf } from './talk';

const BY_EMAIL = { queued: 'Being sent by email', sent: 'Being sent by email' };
const TO_PHONE = {
  whatsapp: { queued: 'Waiting to be sent by WhatsApp', sent: 'Sent by WhatsApp' },
  sms: { queued: 'Waiting to be sent by SMS', sent: 'Sent by SMS' },
};

/** Returns the delivery status of an own message; empty for a received one. */
function standingOf(
  { own, channel, handed_on, delivered_on, failed_on, read_on }: Message,
  t: Translate,
  format: Formats,
): string {
  if (!own) return '';
  if (read_on !== null) return t('Read {time}', { time: format.moment(read_on) });
  if (delivered_on !== null) return t(channel === 'email' ? 'Delivered by email' : 'Delivered');
  if (failed_on !== null) return t('Not delivered');
  const { queued, sent } = isPhoneWay(channel) ? TO_PHONE[channel] : BY_EMAIL;
  return t(handed_on === null ? queued : sent);
}

const classOf = ({ delivered_on, failed_on, read_on }: Message) =>
  read_on !== null ? 'ct-read' : delivered_on === null && failed_on !== null ? 'ct-undelivered' : undefined;

/** A sent or received message. */
export function SentMessage({ of: message }: { of: Message }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const notify = useNotify();
  const { own, author, sent_on, file, left_out } = message;
  const words = wordsOf(message);
  const standing = standingOf(message, t, format);
  const copy = () => navigator.clipboard.writeText(words).then(() => notify(t('Copied to clipboard!')));
  return (
    <li className={own ? 'ct-message ct-own' : 'ct-message'}>
      {(file || words !== '') && (
        <p className="ct-bubble">
          {file ? (
            <a className="ct-file" href={fileAddress(message)} download>
              {file.name}
            </a>
          ) : (
            words
          )}
        </p>
      )}
      {left_out !== null && (
        <p className="ct-meta">
          {tn(
            left_out,
            '{count} file was not accepted. Messages from phones can contain text only.',
            '{count} files were not accepted. Messages from phones can contain text only.',
          )}
        </p>
      )}
      <p className="ct-meta">
        <span>
          {author} {sent_on !== null && format.time(sent_on)}
        </span>
        {standing !== '' && <span className={classOf(message)}>{standing}</span>}
        {!file && words !== '' && (
          <button type="button" className="ct-copy" onClick={() => void copy()}>
            {t('Copy')}
          </button>
        )}
      </p>
    </li>
  );
}
