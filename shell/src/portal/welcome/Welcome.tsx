import { data, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { Sheet } from '../frame/Sheet';
import { VideoList } from '../frame/VideoList';
import { menuGroups } from '../frame/menu';
import { hasWidgets } from '../loader/WidgetsOf';

const OF_FIGURES =
  'Record your company’s activities, see the emissions, and open any figure to see how it was calculated.';
/** An account that is only the other side of a value chain has no figures of its own. */
const OF_PARTNERS = 'Connect with your customers and suppliers, and respond to their requests.';

/** A short greeting with the first steps. Closing it, however, is remembered with the user. */
export default function Welcome({ close }: { close: () => void }) {
  const t = useT();
  const { answer, user, refresh } = usePortal();
  const steps = menuGroups(answer)
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path !== '/dashboard');
  const done = () => {
    close();
    // A refusal only means that the greeting comes once more.
    data('profile', { method: 'PATCH', body: { seen_welcome: true } }).then(refresh, () => undefined);
  };
  return (
    <Sheet title={t('Welcome, {name}', { name: user.first_name })} place="middle" close={done}>
      <p>{t(hasWidgets(answer, 'dashboard.summary') ? OF_FIGURES : OF_PARTNERS)}</p>
      <VideoList only="welcome" />
      <p className="p-welcome-lead">{t('Good places to start')}</p>
      <ul className="p-welcome-steps">
        {steps.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} onClick={done}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
