import type { FileDrop, FirstStep } from '@lichen/contracts/portal/first-steps';
import { Card, LobedShape, useDroppedFiles, useFileChooser, useSaid, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useFirstFile } from './useFirstFile';

/** Card for the next step when a file is one way to complete it. */
export function DropCard({ step: { ways }, drop }: { step: FirstStep; drop: FileDrop }) {
  const t = useT();
  const say = useSaid();
  const navigate = useNavigate();
  const { held, problem, choose, isRunning, sendAs, forget } = useFirstFile(drop);
  const isOver = useDroppedFiles(([file]) => file && choose(file));
  const { input, open } = useFileChooser({ accept: drop.targets.map(({ accept }) => accept).join(), onChoose: choose });
  return (
    <Card className={`p-next-step p-drop${isOver ? ' p-drop-over' : ''}`}>
      <LobedShape />
      {held ? (
        <>
          <h2>{t('What is in {file}?', { file: held.file.name })}</h2>
          <p>{t('The rows are read, and you review them before anything is imported.')}</p>
          <div className="p-next-ways">
            {held.target.kinds.map((kind) => (
              <Button key={kind.label} disabled={isRunning} onClick={() => sendAs(kind)}>
                {t(kind.label)}
              </Button>
            ))}
            <Button type="text" disabled={isRunning} onClick={forget}>
              {t('Cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <h2>{say(drop.title)}</h2>
          <p>{say(drop.words)}</p>
          {input}
          <div className="p-next-ways">
            <Button type="primary" loading={isRunning} onClick={open}>
              {t('Choose a file')}
            </Button>
            {ways.map(({ label, path }) => (
              <Button key={path} onClick={() => navigate(path)}>
                {t(label)}
              </Button>
            ))}
          </div>
          <p className="p-quiet p-drop-hint">{say(drop.hint)}</p>
        </>
      )}
      <p role="alert" className="p-drop-problem">
        {problem}
      </p>
    </Card>
  );
}
