// What a page can do by itself: copy a code, send a form as soon as a choice is made, and read a file.
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (button) void copy(button);
});

document.addEventListener('change', (event) => {
  if (event.target.matches('[data-sends]')) event.target.form.requestSubmit();
  if (event.target.matches('[data-fills]')) void fill(event.target);
});

async function fill(input) {
  const [file] = input.files;
  if (file) document.getElementById(input.dataset.fills).value = await file.text();
}

async function copy(button) {
  // Over plain http from another machine there is no clipboard: the code is selected instead.
  const done = await navigator.clipboard?.writeText(button.dataset.copy).then(
    () => true,
    () => false,
  );
  if (done) {
    const label = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => (button.textContent = label), 1500);
  } else {
    getSelection().selectAllChildren(button.previousElementSibling);
  }
}
