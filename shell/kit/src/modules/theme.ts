import type { Language } from '@lichen/contracts/text/languages';
import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { Locale } from 'antd/es/locale';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { COLOURS, FONT, HEIGHT, RADIUS, type Scheme } from '../tokens';

/** Width of the focus ring in pixels, as in the stylesheets. */
const FOCUS_RING = 2;

type Palette = (typeof COLOURS)[Scheme];

const colours = (c: Palette) => ({
  colorPrimary: c.moss,
  colorPrimaryHover: c.mossStrong,
  colorPrimaryActive: c.mossStrong,
  colorPrimaryBg: c.lichenFaint,
  colorPrimaryBgHover: c.lichen,
  colorInfo: c.moss,
  colorInfoBg: c.lichenFaint,
  colorInfoBorder: c.lichen,
  colorSuccess: c.moss,
  colorSuccessBg: c.lichen,
  colorWarning: c.xanthoria,
  colorWarningBg: c.xanthoriaSoft,
  colorWarningBorder: c.xanthoriaSoft,
  colorError: c.rust,
  colorErrorHover: c.rustStrong,
  colorErrorBg: c.rustSoft,
  colorErrorBorder: c.rustSoft,
  colorLink: c.moss,
  colorLinkHover: c.mossStrong,
  colorLinkActive: c.mossStrong,
  colorText: c.ink,
  colorTextSecondary: c.ink2,
  colorTextTertiary: c.ink3,
  colorTextQuaternary: c.ink3,
  colorTextPlaceholder: c.ink3,
  colorTextHeading: c.ink,
  colorTextDescription: c.ink2,
  colorTextLightSolid: c.onMoss,
  colorIcon: c.ink2,
  colorIconHover: c.ink,
  colorBorder: c.control,
  colorBorderSecondary: c.line,
  colorSplit: c.line2,
  colorBgBase: c.surface,
  colorBgLayout: c.paper,
  colorBgContainer: c.surface,
  colorBgElevated: c.surface,
  colorFillQuaternary: c.line2,
  colorFillTertiary: c.line2,
  colorFillSecondary: c.line2,
  controlItemBgHover: c.lichenFaint,
  controlItemBgActive: c.lichen,
  controlItemBgActiveHover: c.lichen,
  controlOutline: c.lichen,
  /** Colour of the focus ring; antd's own is too faint in the dark scheme. */
  colorPrimaryBorder: c.moss,
});

const components = (c: Palette): NonNullable<ThemeConfig['components']> => ({
  Button: {
    fontWeight: 600,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: c.onMoss,
    dangerColor: c.onRust,
    contentFontSize: FONT.body,
    defaultBorderColor: c.line,
    defaultHoverBorderColor: c.moss,
  },
  Input: { activeShadow: `0 0 0 3px ${c.lichen}`, activeBorderColor: c.moss, hoverBorderColor: c.moss },
  Checkbox: { colorBorder: c.control, borderRadiusSM: 5 },
  Card: { headerFontSize: FONT.body, bodyPadding: 20 },
  Segmented: {
    trackBg: c.surface,
    itemSelectedBg: c.lichen,
    itemSelectedColor: c.moss,
    itemColor: c.ink2,
    trackPadding: 0,
  },
  Table: {
    headerBg: 'transparent',
    headerColor: c.ink2,
    headerSplitColor: 'transparent',
    rowHoverBg: c.lichenFaint,
    rowSelectedBg: c.lichenFaint,
    rowSelectedHoverBg: c.lichen,
    borderColor: c.line2,
  },
  Tag: { defaultBg: c.line2, defaultColor: c.ink2 },
  Modal: { titleFontSize: FONT.section, titleColor: c.ink },
  Tooltip: { colorBgSpotlight: c.ink, colorTextLightSolid: c.paper },
  Menu: { itemSelectedBg: c.lichen, itemSelectedColor: c.moss },
  Tabs: { inkBarColor: c.moss, horizontalItemGutter: 24 },
});

/** antd dims the colours of its dark scheme; ours are chosen for it and must stay unchanged. */
const exactDark: typeof darkAlgorithm = (seed, map) => {
  const { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError, colorLink } = seed;
  return { ...darkAlgorithm(seed, map), colorPrimary, colorInfo, colorSuccess, colorWarning, colorError, colorLink };
};

/**
 * Returns antd's theme in the product's style; `scheme` is the reader's or the system's choice. With reduced motion,
 * layers close at once without waiting for an animation.
 */
export function lichenTheme(scheme: Scheme, isStill = false): ThemeConfig {
  const c = COLOURS[scheme];
  return {
    algorithm: scheme === 'dark' ? exactDark : defaultAlgorithm,
    cssVar: { key: `lichen-${scheme}` },
    hashed: false,
    token: {
      ...colours(c),
      borderRadius: RADIUS.control,
      borderRadiusLG: RADIUS.card,
      borderRadiusSM: RADIUS.tag,
      borderRadiusXS: 4,
      controlHeight: HEIGHT.control,
      fontFamily: FONT.family,
      fontSize: FONT.body,
      fontSizeHeading3: FONT.title,
      lineHeight: FONT.lineHeight,
      fontWeightStrong: 600,
      boxShadow: `0 8px 28px ${c.shade}`,
      boxShadowSecondary: `0 8px 28px ${c.shade}`,
      boxShadowTertiary: 'none',
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      motion: !isStill,
      wireframe: false,
      lineWidthFocus: FOCUS_RING,
    },
    components: components(c),
  };
}

const LOCALES = {
  FR: () => import(/* webpackChunkName: "antd-FR" */ 'antd/es/locale/fr_FR'),
  DE: () => import(/* webpackChunkName: "antd-DE" */ 'antd/es/locale/de_DE'),
  NO: () => import(/* webpackChunkName: "antd-NO" */ 'antd/es/locale/nb_NO'),
  ES: () => import(/* webpackChunkName: "antd-ES" */ 'antd/es/locale/es_ES'),
};

/** Returns antd's texts in a language. English is built in and is the fallback if loading fails. */
export async function antdLocale(language: Language): Promise<Locale | undefined> {
  if (language === 'en-US' || language === 'en-GB') return undefined;
  try {
    return (await LOCALES[language]()).default;
  } catch {
    return undefined;
  }
}
