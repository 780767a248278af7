import { paths } from '@lichen/contracts/api/paths';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { useFileChooser, useT, useUpload } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useQueryClient } from '@lichen/kit/query';
import { UploadState } from '../shared/UploadState';

const MOST_BYTES = 50 * 1024 * 1024;

/** Uploads a passport and opens it; the server verifies every byte first. */
export function UploadPassport() {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { send, sending, problem } = useUpload(receivedPassport.name, {}, MOST_BYTES);
  const take = async (file: File) => {
    const id = await send(file);
    if (id === null) return;
    void client.invalidateQueries({ queryKey: [receivedPassport.name] });
    navigate(paths.receivedPassport(id));
  };
  const { input, open } = useFileChooser({ accept: '.zip', onChoose: (file) => void take(file) });
  return (
    <div className="cp-form">
      {input}
      <div className="cp-acts">
        <Button type="primary" loading={sending !== null} onClick={open}>
          {t('Upload passport')}
        </Button>
      </div>
      <UploadState sending={sending} problem={problem} />
    </div>
  );
}
