import { lazyInline } from '@lichen/kit';
import type { ComponentType } from 'react';

interface ShellPage {
  path: string;
  Shown: ComponentType;
}

const profile = lazyInline(() => import(/* webpackChunkName: "profile" */ '../profile/ProfilePage'));
const editProfile = lazyInline(() => import(/* webpackChunkName: "profile" */ '../profile/EditProfilePage'));
const account = lazyInline(() => import(/* webpackChunkName: "account" */ '../account/AccountPage'));
const editFigures = lazyInline(() => import(/* webpackChunkName: "account" */ '../account/EditFiguresPage'));
const taskConfig = lazyInline(() => import(/* webpackChunkName: "schedule" */ '../account/TaskConfigPage'));
const messageConfig = lazyInline(() => import(/* webpackChunkName: "account" */ '../account/MessageConfigPage'));
const audit = lazyInline(() => import(/* webpackChunkName: "audit" */ '../account/audit/AuditPage'));
const dashboard = lazyInline(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardPage'));
const corporate = lazyInline(() => import(/* webpackChunkName: "corporate" */ '../dashboard/CorporatePage'));

const operator = lazyInline(() => import(/* webpackChunkName: "operator" */ '../operator/OperatorPage'));
const dev = lazyInline(() => import(/* webpackChunkName: "dev" */ '../dev/DevPage'));

declare const process: { env: { NODE_ENV?: string } };

/** The kit's stories. The build sets the flag; any other value removes the code entirely. */
const stories: readonly ShellPage[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/dev/kit',
          Shown: lazyInline(() => import(/* webpackChunkName: "stories" */ '../../stories/StoriesPage')),
        },
      ]
    : [];

/** Pages of the shell itself, which every account has whatever is released. */
export const SHELL_PAGES: readonly ShellPage[] = [
  { path: '/dashboard', Shown: dashboard },
  { path: '/corporate', Shown: corporate },
  { path: '/profile', Shown: profile },
  { path: '/settings/profile/edit', Shown: editProfile },
  { path: '/account', Shown: account },
  { path: '/account/figures', Shown: editFigures },
  { path: '/account/audit', Shown: audit },
  { path: '/account/task_config', Shown: taskConfig },
  { path: '/account/message_config', Shown: messageConfig },
  { path: '/audit', Shown: audit },
  { path: '/operator', Shown: operator },
  { path: '/dev', Shown: dev },
  ...stories,
];
