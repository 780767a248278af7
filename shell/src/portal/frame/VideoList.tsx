import { type SetupVideoId, VIDEO_IDS } from '@lichen/contracts/portal/videos';
import { usePortal, useT } from '@lichen/kit';
import { Icon } from '../icons/Icon';

const TITLES: Record<SetupVideoId, string> = {
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

/** The introductory videos for which the installation has an address. No external content is bundled. */
export function VideoList() {
  const t = useT();
  const { videos } = usePortal().answer;
  const addressed = VIDEO_IDS.flatMap((id) => (videos[id] ? { id, address: videos[id] } : []));
  if (addressed.length === 0) return <p>{t('This portal has no videos yet.')}</p>;
  return (
    <ul className="p-videos">
      {addressed.map(({ id, address }) => (
        <li key={id} data-video={id}>
          <Icon name="play" size={20} />
          <a href={address} target="_blank" rel="noreferrer">
            {t(TITLES[id])}
          </a>
        </li>
      ))}
    </ul>
  );
}
