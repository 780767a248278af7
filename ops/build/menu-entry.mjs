const SIGNED_IN = ['user'];

export const areaOf = (pattern) => pattern.split('/')[1];

/** Returns the menu entry of a page that has one, with the roles that see it. */
export const menuOf = ({ path, title, menu, allow }) => ({
  area: areaOf(path),
  path,
  title,
  icon: menu.icon,
  group: menu.group,
  order: menu.order,
  ...(menu.also ? { also: menu.also } : {}),
  allow: menu.allow ?? allow ?? SIGNED_IN,
});
