/** Endings of pages and pictures of pages, as choices of files take them. */
export const PAGE_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff';

/** Endings of all files that become documents; the server looks into the file. */
export const DOC_ENDINGS = `${PAGE_ENDINGS},.xlsx,.csv,.docx,.eml,.txt,.xml`;
