list(APPEND LINKS armature_papers) # the papers' numbers
set(SANITIZED_WITHOUT Uncertainty.CovarianceIsTheResponseToNoise Uncertainty.SpreadOverNoisyRunsIsAsStated)
