let isReloading = false;

/** Reloads at the portal's offer; drafts of forms are offered again afterwards. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** Returns true once after `reloadPage`, for the question that this reload causes. */
export function takeReload(): boolean {
  const was = isReloading;
  isReloading = false;
  return was;
}
