import { useT } from '@lichen/kit';
import { Dropdown } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import type { ChartLinks } from './chart-trail';
import './charts.css';

interface Props {
  /** Name of the selected bar or segment, shown above the actions. */
  title: string;
  trail: ChartLinks;
  /** Set when the menu opens on its own at a position in the chart; otherwise its button opens it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Menu of a chart label, with links to its rows, months and parts; the chart itself does not change. */
export function ChartMenu({ title, trail, onClose, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const items = [
    { type: 'group' as const, label: <span className="cha-menu-title">{title}</span> },
    { key: trail.rows, label: t('View these records') },
    ...(trail.explanation ? [{ key: trail.explanation, label: t('How this was calculated') }] : []),
    ...(trail.byMonth ? [{ key: trail.byMonth, label: t('See by month') }] : []),
    { type: 'divider' as const },
    {
      type: 'group' as const,
      label: t('Break down by'),
      children: trail.breakOut.map(({ label, address }) => ({ key: address, label })),
    },
  ];
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      // Opens without an animation: while the menu grew under the pointer, pressing and releasing hit different actions
      // and did nothing.
      transitionName=""
      overlayClassName="cha-menu-box"
      {...(onClose ? { open: true, onOpenChange: (isOpen: boolean) => isOpen || onClose() } : {})}
      menu={{ className: 'cha-menu', items, onClick: ({ key }) => void navigate(key) }}
    >
      {children}
    </Dropdown>
  );
}
