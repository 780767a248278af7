let isReloading = false;

/** Reloads because the portal offered it. What forms keep is offered again afterwards. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** True for the one question about leaving that such a reload brings. */
export function takeReload(): boolean {
  const was = isReloading;
  isReloading = false;
  return was;
}
