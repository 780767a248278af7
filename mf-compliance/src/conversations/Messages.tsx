import type { BuilderMessage } from '@lichen/contracts/compliance/form-builder.entity';
import { useT, useTn } from '@lichen/kit';
import { answerFigures, type Conversation } from './message-words';

/** Messages of the conversation, oldest first. */
export function Messages({ of: { messages, working, problem } }: { of: Conversation }) {
  const t = useT();
  return (
    <div className="cv-messages" role="log" aria-label={t('Messages')}>
      {messages.map((one, at) => (
        <Message key={at} of={one} />
      ))}
      {working && <p className="cv-answer">{t('The questions are being read…')}</p>}
      {problem && <p className="cv-answer">{t(problem)}</p>}
    </div>
  );
}

function Message({ of: message }: { of: BuilderMessage }) {
  const t = useT();
  const tn = useTn();
  const figures = answerFigures(message);
  if (!figures)
    return (
      <p className={message.role === 'user' ? 'cv-said' : 'cv-answer'}>
        <span className="cv-who">{t(message.role === 'user' ? 'You' : 'Answer')}</span>
        {message.content}
      </p>
    );
  const { questions, unsure, said } = figures;
  return (
    <p className="cv-answer">
      <span className="cv-who">{t('Answer')}</span>
      {said && <span>{said}</span>}
      <span>
        {tn(questions, '{count} question', '{count} questions')}
        {unsure > 0 && `, ${tn(unsure, '{count} line without a record', '{count} lines without a record')}`}
      </span>
    </p>
  );
}
