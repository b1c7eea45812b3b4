export function saveText(
  document: Document,
  text: string,
  file: { readonly name: string; readonly type: string },
): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${file.type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // By the next task the download has started, and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address));
}
