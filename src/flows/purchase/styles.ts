// Library styles of inputs that only this flow uses.
import '@mantine/core/styles/InlineInput.layer.css';
