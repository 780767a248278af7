import { ANSWER_FILE_LIMITS } from '@lichen/contracts/compliance/demands/answer-file';
import { questionsAddress, surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFileChooser, useT, useUpload } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useQueryClient } from '@lichen/kit/query';
import { FileProposal } from './FileProposal';
import { UploadState } from '../../shared/UploadState';

type Sheet = RecordOf<typeof surveyAnswers>;

interface Props {
  sheet: Sheet;
  /** Saves pending input first, so that the workbook is compared with it. */
  settle: () => Promise<boolean>;
}

/** Downloads the questions as a workbook, and uploads the filled-in workbook as a proposal. */
export function AnswerWorkbook({ sheet, settle }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { send, sending, problem } = useUpload(surveyAnswers.name, { id: sheet._id }, ANSWER_FILE_LIMITS.bytes);
  const take = async (file: File) => {
    if (sending || !(await settle())) return;
    if ((await send(file)) !== null) void client.invalidateQueries({ queryKey: [surveyAnswers.name] });
  };
  const { input, open } = useFileChooser({ accept: '.xlsx', onChoose: (file) => void take(file) });
  return (
    <section className="ca-workbook" aria-label={t('Answers in Excel')}>
      {input}
      <div className="cp-acts">
        <Button href={questionsAddress(sheet._id, sheet.version)} download>
          {t('Download questions as Excel')}
        </Button>
        <Button loading={sending !== null} onClick={open}>
          {t('Upload answers from Excel')}
        </Button>
      </div>
      <UploadState sending={sending} problem={problem} />
      {sheet.file && <FileProposal key={sheet.file.on} sheet={sheet} file={sheet.file} settle={settle} />}
    </section>
  );
}
