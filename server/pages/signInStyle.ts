export const signInStyle = `
:root {
  color-scheme: light dark;
  --page: #f4f7f9; --card: #ffffff; --text: #17242d; --soft: #4b5c68; --line: #c3ced6;
  --brand: #1f5f8b; --brand-strong: #174a6d; --on-brand: #ffffff; --bad: #a3231a; --bad-page: #fdf0ef; --note-page: #e8f1f7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10181e; --card: #18232b; --text: #e6edf2; --soft: #a9b8c3; --line: #4a5a66;
    --brand: #7fbce4; --brand-strong: #a5d1ee; --on-brand: #0c1b26; --bad: #ffb0a8; --bad-page: #3a1d1b; --note-page: #1b3445;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
:lang(zh-CN) body, body:lang(zh-CN) { font-family: 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; line-height: 1.6; }
:lang(zh-TW) body, body:lang(zh-TW) { font-family: 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', sans-serif; line-height: 1.6; }
:lang(ja) body, body:lang(ja) { font-family: 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', sans-serif; line-height: 1.6; }
.frame { max-width: 880px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; margin-bottom: 24px; }
.brand { display: flex; gap: 10px; align-items: center; font-weight: 650; font-size: 20px; }
.brand svg { width: 28px; height: 28px; color: var(--brand); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 6px 10px; border-radius: 6px; }
nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; background: var(--note-page); }
a { color: var(--brand); }
main { display: grid; gap: 24px; align-items: start; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 760px) { main.two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } main.one { max-width: 460px; margin: 0 auto; } }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; min-width: 0; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 18px; line-height: 1.3; margin: 0 0 4px; }
p { margin: 0 0 16px; color: var(--soft); }
label { display: block; font-weight: 600; margin: 16px 0 6px; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--soft); border-radius: 6px;
}
button { font: inherit; cursor: pointer; border-radius: 6px; min-height: 36px; padding: 6px 12px; }
.primary { width: 100%; min-height: 44px; margin-top: 24px; border: 0; background: var(--brand); color: var(--on-brand); font-weight: 600; }
.primary:hover { background: var(--brand-strong); }
.ways { margin-top: 20px; }
.ways ul { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 4px 0 0; padding: 0; }
.ways a { display: inline-block; padding: 6px 0; }
.fill { border: 1px solid var(--line); background: none; color: var(--brand); }
.fill:hover { border-color: var(--brand); }
.message { margin: 0 0 16px; padding: 12px 14px; border-radius: 6px; border-left: 4px solid var(--brand); background: var(--note-page); color: var(--text); }
.message.bad { border-color: var(--bad); background: var(--bad-page); color: var(--bad); }
.accounts { list-style: none; margin: 0; padding: 0; }
.accounts li > div { flex: 1; min-width: 0; }
.accounts li { display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 10px 0; border-top: 1px solid var(--line); }
.accounts span { display: block; color: var(--soft); font-size: 14px; }
.accounts strong { font-weight: 600; overflow-wrap: anywhere; }
dt { color: var(--soft); font-size: 14px; }
dd { margin: 0 0 8px; overflow-wrap: anywhere; }
.choices { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 16px; }
.choices button { width: 100%; min-height: 44px; }
.choices span { display: block; margin-top: 4px; color: var(--soft); font-size: 14px; }
code { font: 14px ui-monospace, Menlo, Consolas, monospace; color: var(--text); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;

/** Without it, the buttons submit to an address that fills the form. */
export const signInScript = `
// Whoever comes back to a refused form later is asked anew: the browser would want to hand in the password once more.
history.replaceState(history.state, '', location.href);
// The Enter that ends a composition of an input method submits nothing; Safari sends it after the end, with this code alone.
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
}, { capture: true });
for (const button of document.querySelectorAll('button[data-email]')) {
  button.addEventListener('click', (event) => {
    const form = document.getElementById('sign-in');
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    form.elements.namedItem('email').value = button.dataset.email;
    form.elements.namedItem('password').value = button.dataset.password;
    form.querySelector('button[type=submit]').focus();
  });
}
`;
