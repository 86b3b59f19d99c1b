/**
 * The name of a file in `content-disposition`, from its part in UTF-8 (RFC 8187), which our server always
 * gives last; '' where there is none. The plain one before it may say anything, but holds no quotation mark.
 */
export function attachmentName(disposition: string): string {
  return decodeURIComponent(/; filename\*=UTF-8''([^;"\s]+)$/.exec(disposition)?.[1] ?? '');
}
