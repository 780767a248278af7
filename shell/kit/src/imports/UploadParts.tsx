import { useT } from '../index';
import { Button } from '../modules/antd';

interface ButtonsProps {
  isRunning: boolean;
  templates: readonly { name: string; address: string }[];
}

/** Submit button, with links to empty sheets to fill in. */
export function UploadButtons({ isRunning, templates }: ButtonsProps) {
  const t = useT();
  return (
    <div className="imp-actions">
      <Button type="primary" htmlType="submit" loading={isRunning}>
        {t('Upload')}
      </Button>
      <span className="k-quiet">
        {t('Template to fill in:')}{' '}
        {templates.map(({ name, address }) => (
          <a key={name} className="imp-template" href={address} download>
            {t(name)}
          </a>
        ))}
      </span>
    </div>
  );
}
