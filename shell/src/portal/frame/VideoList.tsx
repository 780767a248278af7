import { VIDEO_IDS, type VideoId } from '@lichen/contracts/portal/videos';
import { usePortal, useT } from '@lichen/kit';
import { Icon } from '../icons/Icon';

const TITLES: Record<VideoId, string> = {
  welcome: 'Welcome',
  add_location: 'Add a location',
  add_vehicle: 'Add a vehicle',
  add_staff: 'Add staff',
  add_story: 'Add a story',
  'utility bills': 'Utility bills',
  compliance_requests: 'Compliance requests',
  connecting_partners: 'Connecting partners',
  certificates: 'Certificates',
  materiality_assessment: 'Materiality assessment',
  vehicle_owner_reminders: 'Vehicle owner reminders',
  create_policy: 'Create a policy',
};

/** The set-up videos. Nothing from outside is bundled: without a recording of the installation one is only named. */
export function VideoList({ only }: { only?: VideoId }) {
  const t = useT();
  const { videos } = usePortal().answer;
  const addressed = VIDEO_IDS.map((id) => ({ id, title: TITLES[id], address: videos[id] }));
  return (
    <ul className="p-videos">
      {addressed
        .filter(({ id }) => !only || id === only)
        .map(({ id, title, address }) => (
          <li key={id} data-video={id}>
            <Icon name="play" size={20} />
            {address ? (
              <a href={address} target="_blank" rel="noreferrer">
                {t(title)}
              </a>
            ) : (
              <span>
                {t(title)}
                <small>{t('Video not available')}</small>
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}
