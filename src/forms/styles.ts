// What the library needs for the controls of a form.
import '@mantine/core/styles/Input.layer.css';
