import { useT } from '@lichen/kit';
import { Dropdown } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import type { ChartLinks } from './chart-trail';
import './charts.css';

interface Props {
  /** Name of the chosen mark, above the actions. */
  title: string;
  trail: ChartLinks;
  /** Set when the menu stands open by itself at a place of a picture; otherwise its button opens it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Menu from a label of a chart to its rows, its months and its parts; the chart itself never changes. */
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
      // It opens under the pointer: while it grew, a press went down on one action and up on another, and did nothing.
      transitionName=""
      overlayClassName="cha-menu-box"
      {...(onClose ? { open: true, onOpenChange: (isOpen: boolean) => isOpen || onClose() } : {})}
      menu={{ className: 'cha-menu', items, onClick: ({ key }) => void navigate(key) }}
    >
      {children}
    </Dropdown>
  );
}
