// What the library needs for the inputs that only this flow uses.
import '@mantine/core/styles/InlineInput.layer.css';
